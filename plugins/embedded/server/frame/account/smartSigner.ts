import {
  encodeFunctionData,
  getAddress,
  parseAbi,
  serializeErc6492Signature,
  type Address,
  type Hex,
  type SignableMessage,
  type TypedDataDefinition
} from "viem"
import type { PrivateKeyAccount } from "viem/accounts"
import { getEip712Domain } from "viem/actions"
import { signMessage, signTypedData } from "viem/experimental/erc7739"
import { refuse } from "../signing/refuse.ts"
import type { AskNode } from "../signing/Signing.ts"
import { chainClient } from "./chainClient.ts"
import type { SmartAccount } from "./evmAccounts.ts"
import { saltOf } from "./smartAddress.ts"

const factoryAbi = parseAbi(["function createAccount(bytes32 ownSalt) payable returns (address)"])

/** What makes an account that is not on its chain yet. */
export const creationOf = ({
  factory,
  owner
}: SmartAccount): { readonly factory: Address; readonly factoryData: Hex } => ({
  factory,
  factoryData: encodeFunctionData({ abi: factoryAbi, functionName: "createAccount", args: [saltOf(owner)] })
})

/** Whether the account is on its chain already: its first operation brings it there. Fails: `FrameError`. */
export const isDeployed = async (askNode: AskNode, { address }: SmartAccount): Promise<boolean> => {
  const code = await askNode("eth_getCode", [address, "latest"])
  return typeof code === "string" && /^0x[0-9a-f]+$/i.test(code)
}

/** What signs for an account. */
export interface Signer {
  readonly signMessage: (told: { readonly message: SignableMessage }) => Promise<Hex>
  readonly signTypedData: (definition: TypedDataDefinition) => Promise<Hex>
}

/**
 * Signs for a smart account, as ERC-1271 asks it: by ERC-7739, so that a signature is worth something for this account
 * alone, and wrapped by ERC-6492 as long as the account is not on its chain.
 */
export const smartSigner = (
  smart: SmartAccount,
  key: PrivateKeyAccount,
  chainId: number,
  askNode: AskNode
): Signer => {
  const client = chainClient(chainId, askNode)
  const signed = async (
    sign: (about: {
      readonly account: PrivateKeyAccount
      readonly verifierDomain: Parameters<typeof signMessage>[1]["verifierDomain"] & object
    }) => Promise<Hex>
  ): Promise<Hex> => {
    const isThere = await isDeployed(askNode, smart)
    const creation = creationOf(smart)
    const { domain } = await getEip712Domain(client, {
      address: smart.address,
      ...(isThere ? {} : creation)
    }).catch(() => refuse("The smart account does not tell how it signs"))
    // A node that lies must not have this signed for another account or another network.
    if (getAddress(domain.verifyingContract) !== smart.address || domain.chainId !== chainId)
      return refuse("The smart account does not tell how it signs")
    const signature = await sign({ account: key, verifierDomain: domain })
    return isThere
      ? signature
      : serializeErc6492Signature({ address: creation.factory, data: creation.factoryData, signature })
  }
  return {
    signMessage: ({ message }) => signed((about) => signMessage(client, { ...about, message })),
    signTypedData: (definition) =>
      signed((about) => signTypedData(client, { ...about, ...definition } as never))
  }
}
