import type * as Effect from "effect/Effect"
import type { Network } from "../chain/Network.ts"
import type { KitError } from "../error/KitError.ts"
import { defineCapability } from "./Capability.ts"

/** Digits in hexadecimal behind `0x`. */
export type HexText = `0x${string}`

/** A public key that may act for the account: 33 or 65 bytes. */
export interface SessionKey {
  readonly type: "secp256k1" | "secp256r1"
  readonly publicKey: HexText
}

/** A function of a contract that may be called. */
export interface SessionFunction {
  readonly functionName: string
  /** What each argument must be, by its place; anything where nothing is said. */
  readonly args?: ReadonlyArray<{
    readonly operator: "EQUAL" | "GREATER_THAN" | "LESS_THAN"
    readonly value: HexText
  }>
  /** How much of the network's own coin may go with a call, in base units; none without. */
  readonly valueLimit?: HexText
  /** `DelegateCall` runs the contract's code as the account's own; `Call` without. */
  readonly operation?: "Call" | "DelegateCall"
}

interface Recurring {
  /** How much may be spent in each period, in base units. */
  readonly allowance: HexText
  /** When the first period begins, in epoch seconds. */
  readonly start: number
  /** How long a period is, in seconds. */
  readonly period: number
}

/** What may be done for an account without asking it again. */
export type SessionPermission =
  | { readonly type: "native-token-recurring-allowance"; readonly data: Recurring }
  | {
      readonly type: "erc20-recurring-allowance"
      /** `token` is the address of its contract. */
      readonly data: Recurring & { readonly token: HexText }
    }
  | {
      readonly type: "contract-call"
      readonly data: {
        readonly address: HexText
        /** The contract's interface, as compilers write it. */
        readonly abi: ReadonlyArray<object>
        readonly functions: ReadonlyArray<SessionFunction>
      }
    }

/** A further restriction, which the wallet knows by its type. */
export interface SessionPolicy {
  readonly type: string
  readonly data: object
}

/** What is granted: who may do what for which account, until when. */
export interface PermissionRequest {
  /** The chain's id in hexadecimal. */
  readonly chainId: HexText
  /** The account; the connected one where nothing is said. */
  readonly address?: HexText
  /** When all of it ends, in epoch seconds. */
  readonly expiry: number
  /** The keys that may act, all of them together. */
  readonly signer: { readonly type: "keys"; readonly data: { readonly keys: ReadonlyArray<SessionKey> } }
  /** What may be done, at most 20. */
  readonly permissions: ReadonlyArray<SessionPermission>
  /** Further restrictions, at most 20; none in an empty list. */
  readonly policies: ReadonlyArray<SessionPolicy>
}

/** What a wallet says that it has granted. Decoded, and not yet compared with what was asked for. */
export interface PermissionGrant extends Required<PermissionRequest> {
  /** The wallet's own name for it, which comes with each use. */
  readonly context: HexText
}

/** What a wallet can grant on a network, by the names of types; of what it says nothing, nothing is known. */
export interface PermissionSupport {
  readonly signerTypes?: ReadonlyArray<string>
  readonly permissionTypes?: ReadonlyArray<string>
  readonly policyTypes?: ReadonlyArray<string>
}

/** What is taken back. */
export interface PermissionRevocation {
  /** The session's id with the cosigner. */
  readonly pci: string
  readonly permissions: ReadonlyArray<SessionPermission>
  /** In epoch seconds. */
  readonly expiry: number
}

/** Where, and by which wallet. */
export interface PermissionPlace {
  readonly address: string
  readonly network: Network
  readonly provider: unknown
}

/** Permissions of the connected wallet for others to act within, and their end. */
export interface SessionPermissions {
  /** What the wallet says that it can grant there; undefined where it says that it can grant nothing, or nothing at all. */
  readonly supported: (place: PermissionPlace) => Effect.Effect<PermissionSupport | undefined, KitError>
  /** What a text or value from elsewhere says of permissions, each that can be read; see `SessionPermission`. */
  readonly decode: (permissions: unknown) => ReadonlyArray<SessionPermission>
  /** Asks the wallet to grant exactly what is asked for. Fails as the wallet does, and where its answer is no grant. */
  readonly grant: (
    request: PermissionPlace & { readonly asked: PermissionRequest }
  ) => Effect.Effect<PermissionGrant, KitError>
  /** Asks the wallet to take a session back; answers with the signature that says so to the cosigner. */
  readonly revoke: (
    request: PermissionPlace & { readonly session: PermissionRevocation }
  ) => Effect.Effect<HexText, KitError>
}

/** What loads `SessionPermissions` when they are first needed. */
export interface SessionGranting {
  readonly wallet: Effect.Effect<SessionPermissions, KitError>
}

/** The capability of a namespace whose wallets can let others act within bounds. */
export const sessionPermissions = defineCapability<SessionGranting>("sessionPermissions")
