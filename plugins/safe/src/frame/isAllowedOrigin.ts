/** The hosted Safe. */
export const SAFE_DOMAINS: ReadonlyArray<string> = ["app.safe.global"]

/** An allowed domain with its scheme. */
export const withScheme = (domain: string): string => (/:\/\//.test(domain) ? domain : `https://${domain}`)

/** Whether an origin is one of the allowed, which have their schemes. See `SafeOptions.allowedDomains` for what they may be. */
export const isAllowedOrigin = (origin: string, allowedDomains: ReadonlyArray<string>): boolean =>
  allowedDomains.some((domain) => {
    const text = domain.replaceAll(/[^\w*]/g, "\\$&")
    return new RegExp(`^${text.replaceAll("*", "[\\w-]+")}$`).test(origin)
  })
