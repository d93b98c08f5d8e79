/** What the person at the command line can put right. */
export class UsageError extends Error {}
