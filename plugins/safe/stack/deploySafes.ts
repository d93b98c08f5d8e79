import { createRequire } from "node:module"
import {
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  http,
  parseEther,
  toHex,
  zeroAddress,
  type Abi,
  type Address,
  type Hex
} from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { mainnet } from "viem/chains"

const require = createRequire(import.meta.url)
const artifact = (name: string) =>
  require(`@safe-global/safe-contracts/build/artifacts/contracts/${name}.json`) as {
    readonly abi: Abi
    readonly bytecode: Hex
  }
const contracts = {
  safe: artifact("Safe.sol/Safe"),
  factory: artifact("proxies/SafeProxyFactory.sol/SafeProxyFactory"),
  handler: artifact("handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler"),
  batch: artifact("libraries/MultiSendCallOnly.sol/MultiSendCallOnly")
}

/** What is passed to `execTransaction` before the signatures. */
export interface SafeCall {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  /** 0: a call; 1: the Safe runs the code itself. */
  readonly operation: 0 | 1
}

/** The owners of every Safe of the stack: keys of nobody else. */
export const owners = [0x51n, 0x52n].map((key) => privateKeyToAccount(toHex(key, { size: 32 })))

const argumentsOf = ({ to, value, data, operation }: SafeCall) =>
  [to, value, data, operation, 0n, 0n, 0n, zeroAddress, zeroAddress] as const

/** Deploys the contracts of Safe 1.4.1 on a node, and answers with what makes and moves Safes there. */
export const deploySafes = async (rpcUrl: string) => {
  const chain = { ...mainnet, rpcUrls: { default: { http: [rpcUrl] } } }
  const payer = privateKeyToAccount(toHex(0x53n, { size: 32 }))
  const node = createPublicClient({ chain, transport: http(), pollingInterval: 25 })
  const wallet = createWalletClient({ chain, account: payer, transport: http() })
  await node.request({
    method: "anvil_setBalance" as never,
    params: [payer.address, toHex(parseEther("1000"))] as never
  })

  // One transaction after the other: each takes the payer's next number.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <A>(work: () => Promise<A>): Promise<A> => {
    const next = last.then(work, work)
    last = next.catch(() => {})
    return next
  }
  const mined = async (sent: Promise<Hex>) => {
    const receipt = await node.waitForTransactionReceipt({ hash: await sent })
    if (receipt.status !== "success") throw new Error("The transaction was reverted.")
    return receipt
  }
  const deploy = ({ abi, bytecode }: { readonly abi: Abi; readonly bytecode: Hex }) =>
    inTurn(async () => {
      const { contractAddress } = await mined(wallet.deployContract({ abi, bytecode }))
      return contractAddress!
    })
  const [singleton, factory, handler, batch] = await Promise.all(
    [contracts.safe, contracts.factory, contracts.handler, contracts.batch].map(deploy)
  )
  let count = 0n

  return {
    node,
    batch: batch!,
    batchAbi: contracts.batch.abi,
    /** Makes a Safe of both owners with two ether. */
    create: (threshold: number): Promise<Address> =>
      inTurn(async () => {
        const setup = encodeFunctionData({
          abi: contracts.safe.abi,
          functionName: "setup",
          args: [
            owners.map(({ address }) => address),
            BigInt(threshold),
            zeroAddress,
            "0x",
            handler,
            zeroAddress,
            0n,
            zeroAddress
          ]
        })
        const { result, request } = await node.simulateContract({
          account: payer,
          address: factory!,
          abi: contracts.factory.abi,
          functionName: "createProxyWithNonce",
          args: [singleton, setup, count++]
        })
        await mined(wallet.writeContract(request))
        const address = result as Address
        await mined(wallet.sendTransaction({ to: address, value: parseEther("2") }))
        return address
      }),
    hashOf: (safe: Address, call: SafeCall, nonce: bigint) =>
      node.readContract({
        address: safe,
        abi: contracts.safe.abi,
        functionName: "getTransactionHash",
        args: [...argumentsOf(call), nonce]
      }) as Promise<Hex>,
    nonceOf: (safe: Address) =>
      node.readContract({
        address: safe,
        abi: contracts.safe.abi,
        functionName: "nonce"
      }) as Promise<bigint>,
    messageHashOf: (safe: Address, dataHash: Hex) =>
      node.readContract({
        address: safe,
        abi: contracts.handler.abi,
        functionName: "getMessageHash",
        args: [dataHash]
      }) as Promise<Hex>,
    execute: (safe: Address, call: SafeCall, signatures: Hex) =>
      inTurn(async () => {
        const { transactionHash } = await mined(
          wallet.writeContract({
            address: safe,
            abi: contracts.safe.abi,
            functionName: "execTransaction",
            args: [...argumentsOf(call), signatures]
          })
        )
        return transactionHash
      })
  }
}

/** The contracts, as `deploySafes` left them. */
export type Safes = Awaited<ReturnType<typeof deploySafes>>
