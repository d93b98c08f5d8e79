import * as Context from "effect/Context"
import type { SafeWallet } from "./makeSafeWallet.ts"

/** The Safe that shows the page, for the plugin's own actions; undefined outside of one. */
export class InstalledSafe extends Context.Service<
  InstalledSafe,
  { readonly wallet: SafeWallet | undefined }
>()("@latchkey/safe/InstalledSafe") {}
