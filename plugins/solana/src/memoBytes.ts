/** How long a memo may be, in bytes: with it a transaction that takes a token from several accounts still has the size that networks carry. */
export const MEMO_BYTES = 256
