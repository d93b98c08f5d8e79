import {
  concatHex,
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  hashMessage,
  http,
  parseAbi,
  serializeErc6492Signature,
  zeroAddress,
  type Address,
  type Hex,
  type PublicClient
} from "viem"
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from "viem/accounts"
import { mainnet } from "viem/chains"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { testAccounts } from "@latchkey/testing"
import { factory, newContractAccount, type ContractAccount } from "../../../evm/stack/contractAccount.ts"
import { messageFor } from "../../support/messageFor.ts"
import type { Stack } from "../../../../tests/stack/Stack.ts"
import { startStack } from "../../../../tests/stack/startStack.ts"
import type { ReadContract } from "./SiwxVerifier.ts"
import { verifyEip155 } from "./verifyEip155.ts"

const signedBy = async (owner: PrivateKeyAccount, address: Address) => {
  const made = messageFor({ chainId: "eip155:1", address })
  return { ...made, signature: await owner.signMessage({ message: made.message }) }
}
const wrappedBy = async ({ owner, address, deployment }: ContractAccount, to: Address = factory) => {
  const made = await signedBy(owner, address)
  const signature = serializeErc6492Signature({ address: to, data: deployment, signature: made.signature })
  return { ...made, signature }
}

let stack: Stack
let client: PublicClient
beforeAll(async () => {
  stack = await startStack()
  client = createPublicClient({ chain: mainnet, transport: http(stack.evm!.chain(1).rpcUrl) })
})
afterAll(() => stack?.stop())

/** As a site writes it. */
const readContract: ReadContract = async ({ to, data }) => {
  const called = await client.call({ data: data as Hex, ...(to === undefined ? {} : { to: to as Address }) })
  return called.data ?? "0x"
}

const deploy = async ({ deployment }: ContractAccount) => {
  const sender = createWalletClient({
    account: privateKeyToAccount(testAccounts[0]!.privateKey),
    chain: mainnet,
    transport: http(stack.evm!.chain(1).rpcUrl)
  })
  const hash = await sender.sendTransaction({ to: factory, data: deployment })
  await client.waitForTransactionReceipt({ hash })
}

describe("accounts that are contracts, on a real chain", () => {
  it("T29 one that is deployed says itself whose signature it takes", async () => {
    const account = newContractAccount()
    const proof = await signedBy(account.owner, account.address)
    expect(await verifyEip155(proof, readContract)).toBe(false)
    await deploy(account)
    expect(await verifyEip155(proof, readContract)).toBe(true)
    expect(await verifyEip155(proof)).toBe(false)
    const stranger = privateKeyToAccount(generatePrivateKey())
    expect(await verifyEip155(await signedBy(stranger, account.address), readContract)).toBe(false)
    expect(await verifyEip155({ ...proof, message: `${proof.message}.` }, readContract)).toBe(false)
  })

  it("T29 one that is not deployed yet can sign in, before and after, and stays undeployed (ERC-6492)", async () => {
    const account = newContractAccount()
    const proof = await wrappedBy(account)
    const { data, message, signature } = proof
    const address = account.address
    expect(await client.verifyMessage({ address, message, signature })).toBe(true)
    expect(await verifyEip155(proof, readContract)).toBe(true)
    expect(await client.getCode({ address })).toBeUndefined()
    await deploy(account)
    expect(await verifyEip155(proof, readContract)).toBe(true)
    expect(await verifyEip155(proof)).toBe(false)
    expect(await verifyEip155({ data, message: `${message}.`, signature }, readContract)).toBe(false)
  })

  it("T29 a deployment of another account, a stranger's signature, and a factory that is none prove nothing", async () => {
    const [mine, theirs] = [newContractAccount(), newContractAccount()]
    const claimed = messageFor({ chainId: "eip155:1", address: theirs.address })
    // My key and my deployment, their address.
    const inner = await mine.owner.signMessage({ message: claimed.message })
    for (const data of [mine.deployment, theirs.deployment, "0x"] as const) {
      const signature = serializeErc6492Signature({ address: factory, data, signature: inner })
      expect(await verifyEip155({ ...claimed, signature }, readContract)).toBe(false)
    }
    for (const nowhere of [zeroAddress, mine.address, testAccounts[1]!.address]) {
      expect(await verifyEip155(await wrappedBy(theirs, nowhere), readContract)).toBe(false)
    }
  })

  it("T29 an account with a key cannot be taken over through a factory, nor one of nobody", async () => {
    const victim = privateKeyToAccount(generatePrivateKey())
    const mine = newContractAccount()
    const call = encodeFunctionData({
      abi: parseAbi(["function isValidSignature(bytes32, bytes)"]),
      args: [hashMessage("x"), "0x"]
    })
    for (const address of [
      victim.address,
      zeroAddress,
      "0x0000000000000000000000000000000000000001"
    ] as const) {
      const made = messageFor({ chainId: "eip155:1", address })
      for (const signature of [`0x${"00".repeat(65)}`, "0x", call] as const) {
        const wrapped = serializeErc6492Signature({ address: factory, data: mine.deployment, signature })
        expect(await verifyEip155({ ...made, signature: wrapped }, readContract)).toBe(false)
        expect(await verifyEip155({ ...made, signature }, readContract)).toBe(false)
      }
    }
  })
})

describe("what a chain answers", () => {
  it.each([
    "",
    "0x",
    "0x00",
    "0x1",
    "0x0101",
    `0x${"0".repeat(63)}1`,
    "0x01 ",
    "true",
    true,
    1,
    null,
    undefined,
    {}
  ])("T08 %j is no yes of the validator", async (answer) => {
    const proof = await wrappedBy(newContractAccount())
    const calls: Array<unknown> = []
    const lying = async (call: unknown) => {
      calls.push(call)
      return answer as string
    }
    expect(await verifyEip155(proof, lying)).toBe(false)
    expect(calls).toEqual([{ chainId: "eip155:1", data: expect.stringMatching(/^0x[\da-f]+$/) }])
  })

  it("T31 a signature of more than 49,999 bytes is not asked about, one of nearly as many is", async () => {
    const account = newContractAccount()
    const ask = async (padding: number) => {
      const deployment = concatHex([account.deployment, `0x${"00".repeat(padding)}`])
      const calls: Array<unknown> = []
      const proof = await wrappedBy({ ...account, deployment })
      expect(await verifyEip155(proof, async (call) => String(calls.push(call)))).toBe(false)
      return calls.length
    }
    expect([await ask(49_000), await ask(50_000)]).toEqual([1, 0])
  })
})
