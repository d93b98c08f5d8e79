import type { JoinedPasskey } from "../passkey/PasskeyAsk.ts"
import type { Bytes } from "../vault/bytes.ts"

/** How somebody came in without an address, for as long as the page is open: with what opened the door the wallet opens too. */
export interface Arrival {
  readonly account: string
  /** The passkey; its secret is absent where it makes none. */
  readonly passkey?: JoinedPasskey
  /** The wallet's copy for it, and the server's half of what opens that; absent where there is none. */
  readonly copy?: { readonly sealed: string; readonly share: string }
  /** The half that the recovery code is, of who came in by that. */
  readonly half?: Bytes
}
