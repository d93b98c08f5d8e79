/** Where the hosted Safe is. */
export const SAFE_DOMAINS: ReadonlyArray<string> = ["app.safe.global"]
