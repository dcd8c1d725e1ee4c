/** Where the e-mail service takes a message, on its own host, the local mailbox's or the relay's. */
export const SEND_PATH = '/api/v1.0/email/send';
