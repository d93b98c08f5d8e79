/**
 * What a wallet does when the page asks for something that a person would have to confirm.
 *
 * - `approve`: says yes at once.
 * - `reject`: says no at once, with code 4001.
 * - `ask`: calls `onRequest` and waits for its `approve()` or `reject()`.
 * - `hang`: says nothing and calls nobody; the request stays in `pending()`, from where it can still be released.
 */
export type Policy = "approve" | "reject" | "ask" | "hang"
