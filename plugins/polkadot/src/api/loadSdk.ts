import { SdkMissingError } from "@latchkey/core/effect"

/** `@polkadot/api`, fetched when first needed. Rejects with `SdkMissingError`. */
export const loadSdk = () =>
  import("@polkadot/api").catch((cause: unknown) => {
    throw new SdkMissingError({ library: "@polkadot/api 16" }, cause)
  })
