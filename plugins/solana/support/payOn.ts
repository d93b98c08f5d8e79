import { getBase64EncodedWireTransaction, signTransaction, type KeyPairSigner } from "@solana/kit"
import { askNode } from "../../../tests/e2e/chains/askNode.ts"
import { transferOf } from "./transfer.ts"

/** The latest blockhash of a network. */
export const latestBlockhash = async (url: string): Promise<string> =>
  (await askNode<{ readonly value: { readonly blockhash: string } }>(url, "getLatestBlockhash", [])).value
    .blockhash

/** Signs a transaction and sends it; answers with its signature. */
export const sendOn = async (
  url: string,
  from: KeyPairSigner,
  transaction: Parameters<typeof signTransaction>[1]
): Promise<string> => {
  const signed = await signTransaction([from.keyPair], transaction)
  return askNode<string>(url, "sendTransaction", [
    getBase64EncodedWireTransaction(signed),
    { encoding: "base64" }
  ])
}

/** Sends lamports on the network of a node; answers with the signature. */
export const payOn = async (
  url: string,
  from: KeyPairSigner,
  to: string,
  lamports: bigint
): Promise<string> =>
  sendOn(url, from, transferOf(from.address, to, lamports, await latestBlockhash(url)).transaction)
