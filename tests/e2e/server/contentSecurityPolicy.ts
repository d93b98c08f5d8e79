/**
 * The strictest policy under which a page can use the kit: its own scripts and style sheets, its own nodes, wallets'
 * pictures as data, and no string that becomes code.
 */
export const contentSecurityPolicy = (rpcUrls: ReadonlyArray<string>): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src data:",
    `connect-src 'self' ${rpcUrls.map((url) => new URL(url).origin).join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ].join("; ")
