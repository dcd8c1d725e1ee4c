import { WRITTEN, type ServedSite } from './place';

/** How long a log is kept. Caddy rotates its own. */
export const LOG_DAYS = 30;

/** Rotation of a server's logs, for `/etc/logrotate.d`; `reopen` makes it write to the new ones. */
export const toLogrotate = ({ logs }: ServedSite, reopen: string): string =>
  `# ${WRITTEN}
${logs}/*.log {
  daily
  rotate ${LOG_DAYS}
  maxage ${LOG_DAYS}
  missingok
  notifempty
  compress
  delaycompress
  create 0640 www-data adm
  sharedscripts
  postrotate
    ${reopen}
  endscript
}
`;
