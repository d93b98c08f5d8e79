/**
 * What a wallet does with a request that a user would have to confirm.
 *
 * - `approve`: approves at once.
 * - `reject`: rejects at once, with code 4001.
 * - `ask`: calls `onRequest` and waits for its `approve()` or `reject()`.
 * - `hang`: never answers and does not call `onRequest`; the request stays in `pending()` and can be decided there.
 */
export type Policy = "approve" | "reject" | "ask" | "hang"
