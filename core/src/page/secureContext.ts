import { PageInsecureError } from "./errors.ts"

/** The one check of the page's context: the error of what needs a secure one, where the page is none; undefined elsewhere. */
export const pageInsecurity = (
  page: { readonly isSecureContext?: boolean } = globalThis
): PageInsecureError | undefined => (page.isSecureContext === false ? new PageInsecureError() : undefined)

/** The browser's cryptography; undefined outside of secure contexts. */
export const subtleCrypto = (): SubtleCrypto | undefined =>
  (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
