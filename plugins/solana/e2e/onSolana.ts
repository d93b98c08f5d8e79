import type { SolanaTestAccount } from "@latchkey/testing"
import { base58, hex } from "@scure/base"
import { address, generateKeyPairSigner } from "@solana/kit"
import nacl from "tweetnacl"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import type { ChainsVisit } from "../../../tests/e2e/chains/ChainsVisit.ts"
import { associatedTokenAddress } from "../stack/splToken.ts"
import { solana } from "./solana.ts"

/** USD Coin on Solana. */
export const usdc = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v"

/** An account that nobody has. */
export const newReceiver = async (): Promise<string> => (await generateKeyPairSigner()).address

/** An account of no other test, with two SOL. */
export const newPayer = async (visit: ChainsVisit): Promise<SolanaTestAccount> => {
  const { publicKey, secretKey } = nacl.sign.keyPair()
  const account = {
    address: base58.encode(publicKey),
    publicKey: hex.encode(publicKey),
    privateKey: hex.encode(secretKey.slice(0, 32))
  }
  await askSolana(visit, "requestAirdrop", [account.address, 2_000_000_000])
  return account
}

/** Asks the node of Solana. */
export const askSolana = <A>({ state }: ChainsVisit, method: string, params: ReadonlyArray<unknown>) =>
  askNode<A>(
    state.networks.find(({ networkId }) => networkId === solana.networks[0].id)!.urls[0]!,
    method,
    params
  )

/** What an account has, in lamports. */
export const coinOf = async (visit: ChainsVisit, of: string) =>
  (await askSolana<{ readonly value: number }>(visit, "getBalance", [of])).value

/** What an account has of USD Coin, in base units. */
export const usdcOf = async (visit: ChainsVisit, owner: string) => {
  const account = await associatedTokenAddress(address(usdc), address(owner))
  const { value } = await askSolana<{ readonly value: { readonly amount: string } }>(
    visit,
    "getTokenAccountBalance",
    [account]
  )
  return value.amount
}
