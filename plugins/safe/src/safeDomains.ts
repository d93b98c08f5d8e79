/** Where the hosted Safe is. */
export const SAFE_DOMAINS: ReadonlyArray<string> = ["https://app.safe.global"]
