import { SdkMissingError } from "@latchkey/core/effect"

/** `@polkadot/api`, fetched when first needed. Rejects with `SdkMissingError`. */
export const loadSdk = async () => {
  try {
    const { ApiPromise, HttpProvider, WsProvider } = await import("@polkadot/api")
    return { ApiPromise, HttpProvider, WsProvider }
  } catch (cause) {
    throw new SdkMissingError({ library: "@polkadot/api 16" }, cause)
  }
}
