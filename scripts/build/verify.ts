export async function verify(..._: unknown[]): Promise<void> {}
