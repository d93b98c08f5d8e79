import type { KitError } from "@latchkey/core"
import type * as Effect from "effect/Effect"
import type {
  AminoSignResponse,
  CosmosAccountData,
  CosmosOfflineSigner,
  DirectSignResponse
} from "../CosmosApi.ts"
import type { WalletKey } from "../provider/WalletKey.ts"
import type { ToPromise } from "./promisesIn.ts"

/** How an offline signer signs; both check that the wallet is still connected. */
export interface Signing {
  readonly amino: (
    address: string,
    signDoc: Parameters<CosmosOfflineSigner["signAmino"]>[1]
  ) => Effect.Effect<AminoSignResponse, KitError>
  readonly direct: (
    address: string,
    signDoc: Parameters<NonNullable<CosmosOfflineSigner["signDirect"]>>[1]
  ) => Effect.Effect<DirectSignResponse, KitError>
  readonly toPromise: ToPromise
}

const algorithms: ReadonlyArray<string> = ["secp256k1", "eth_secp256k1", "ethsecp256k1"]

/** A signer for CosmJS of one account; undefined where its public key is not known, which CosmJS needs. */
export const makeOfflineSigner = (
  { account, algorithm, publicKey, isLedger }: WalletKey,
  { amino, direct, toPromise }: Signing
): CosmosOfflineSigner | undefined => {
  if (publicKey === undefined) return undefined
  const algo = algorithms.includes(algorithm) ? (algorithm as CosmosAccountData["algo"]) : "secp256k1"
  return {
    getAccounts: async () => [{ address: account.address, algo, pubkey: publicKey.slice() }],
    signAmino: (address, signDoc) => toPromise(amino(address, signDoc)),
    ...(isLedger ? {} : { signDirect: (address, signDoc) => toPromise(direct(address, signDoc)) })
  }
}
