import { SdkMissingError } from "@latchkey/core/effect"

/** `@polkadot/api`, fetched when first needed. Rejects with `SdkMissingError`. */
export const loadSdk = async () => {
  try {
    return await import("@polkadot/api")
  } catch (cause) {
    throw new SdkMissingError({ library: "@polkadot/api 16" }, cause)
  }
}
