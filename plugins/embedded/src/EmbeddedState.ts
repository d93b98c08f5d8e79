import { defineSlice } from "@latchkey/core"
import type { SignInMethod } from "./EmbeddedOptions.ts"
import type { FrameStatus } from "./frame/FrameHost.ts"
import type { ShownProvider } from "./providerNames.ts"
import type { EmbeddedAccountType } from "./wire/frameUser.ts"

/**
 * What the visitor is asked for: nothing; the e-mail address; to confirm the device by e-mail; the code; to sign in at a
 * provider, in its window; to agree in Farcaster's app; to use a passkey, in the frame; to wait for the account.
 */
export type SignInStep = "none" | "email" | "device" | "code" | "social" | "farcaster" | "passkey" | "account"

/** Who is signed in. */
export interface EmbeddedUser {
  readonly email?: string
  /** The name at the provider of a social sign-in. */
  readonly userName?: string
  /** At whom the visitor signed in; absent after a sign-in by e-mail. */
  readonly provider?: ShownProvider
  /** The account that is in use. */
  readonly accountType: EmbeddedAccountType
  /** The accounts that the frame told of for the network in use; it need not tell of any. */
  readonly accounts: ReadonlyArray<{ readonly address: string; readonly type: EmbeddedAccountType }>
  /** Whether the smart account is on its chain already; absent where the frame does not say. */
  readonly smartAccountDeployed?: boolean
  /** EVM chain ids on which there are smart accounts. */
  readonly smartAccountNetworks: ReadonlyArray<number>
}

/** What the plugin shows of itself. */
export interface EmbeddedState {
  readonly methods: ReadonlyArray<SignInMethod>
  readonly frame: FrameStatus
  readonly step: SignInStep
  /** The browser keeps nothing for the wallet: the visitor signs in at each visit. Absent where it does, or where nobody has said it. */
  readonly isForgetful?: true
  /** The frame has been asked, and has not answered. */
  readonly busy: boolean
  /** The address that the code was sent to. */
  readonly email?: string
  /** At whom the visitor signs in, once that was begun. */
  readonly provider?: ShownProvider
  /** What Farcaster's app is to open, while it is waited for. */
  readonly farcasterUrl?: string
  /** When the next e-mail may be asked for, epoch milliseconds. */
  readonly retryAt?: number
  /** The code of the error of the latest step, and what the frame said. */
  readonly problem?: { readonly code: string; readonly reason: string }
  readonly user?: EmbeddedUser
  /** The new address, while its codes are asked for: first the one sent to the old address, then to the new one. */
  readonly update?: { readonly email: string; readonly step: "primary" | "secondary" }
}

/** The plugin's part of the kit's state; only the plugin writes it. */
export const embeddedSlice = defineSlice<EmbeddedState>("embedded", {
  methods: ["email"],
  frame: { phase: "none", visible: false, asking: 0 },
  step: "none",
  busy: false
})
