import { address, lamports } from "@solana/kit"
import { startNodeProxy } from "../../../tests/stack/process/startNodeProxy.ts"
import type { MissingPart } from "../../../tests/stack/MissingPart.ts"
import type { ServerHealth } from "../../../tests/stack/ServerHealth.ts"
import { openFaucet } from "./faucet.ts"
import { createLedger, type Ledger } from "./Ledger.ts"
import { loadEngine, type Engine } from "./loadEngine.ts"
import { solanaNetworks, type SolanaNetworkDeclaration } from "./networks.ts"
import { startRpcServer, type RpcServer } from "./rpcServer.ts"
import { configParam } from "./methods/RpcMethod.ts"
import { decodeTransaction } from "./wireTransaction.ts"
import { associatedTokenAddress, tokenProgram, writeMint, writeTokenAccount } from "./splToken.ts"

/** A running Solana network of the stack. */
export interface SolanaNetwork extends SolanaNetworkDeclaration {
  /** JSON-RPC over HTTP. Answers every origin (CORS). */
  readonly rpcUrl: string
  /** JSON-RPC with subscriptions over WebSocket; the port after the one of `rpcUrl`, which answers it as well. */
  readonly wsUrl: string
  /** Base of the addresses at which it behaves as a test wants: `<slowUrl>/<a name of the test's own>`, see `NodeProxy`. HTTP only. */
  readonly slowUrl: string
}

export interface SolanaPart {
  readonly networks: readonly SolanaNetwork[]
  /** The network of that CAIP-2 id. Fails with `RangeError` when the stack has none. */
  network(caipNetworkId: string): SolanaNetwork
  /** Sends lamports to an account on one network, or on all. Answers with the signatures. */
  fund(to: string, baseUnits: bigint, caipNetworkId?: string): Promise<readonly string[]>
  /** Gives an account base units of the network's USD Coin (6 decimals), on one network or on all. */
  fundUsdc(to: string, baseUnits: bigint, caipNetworkId?: string): Promise<void>
  /** Writes an account of a program, past all rules, with as much coin as it needs, on one network or on all. */
  writeAccount(
    account: { readonly address: string; readonly program: string; readonly data: Uint8Array },
    caipNetworkId?: string
  ): void
  /** Lets slots pass on one network or on all: 151 make every blockhash of before expire. */
  passSlots(count: bigint, caipNetworkId?: string): void
  /** Process id of the networks, which is this process's own. */
  readonly pid: number
  /** What another process needs to use it. */
  state(): readonly SolanaNetwork[]
  health(): Promise<readonly ServerHealth[]>
  /** Ends the networks. May be called twice. */
  stop(): Promise<void>
}

export interface SolanaOptions {
  /** Port of the first network, each takes two; free ports when absent. */
  readonly port?: number
  /** Loads the engine; the installed package when absent. */
  readonly engine?: () => Promise<Engine>
}

interface Running {
  readonly network: Omit<SolanaNetwork, "slowUrl">
  readonly ledger: Ledger
  readonly airdrop: (to: string, lamports: bigint) => Promise<string>
  readonly server: RpcServer
}

/**
 * Starts a Solana network for each declaration, in this process, on an engine that is the validators' own. Yields what
 * is missing when the engine's package is not installed.
 *
 * Fails: when a port is taken; nothing is left running then.
 */
export async function startSolana(options: SolanaOptions = {}): Promise<SolanaPart | MissingPart> {
  const engine = await loadEngine(options.engine)
  if (engine === undefined) return { missing: "solana", package: "litesvm" }

  const started = await Promise.allSettled(
    solanaNetworks.map((network, index) =>
      startNetwork(engine, network, options.port === undefined ? 0 : options.port + index * 2)
    )
  )
  const nodes = started.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []))
  const stopNodes = async () => void (await Promise.all(nodes.map(({ server }) => server.stop())))
  const failed = started.find((outcome) => outcome.status === "rejected")
  if (failed !== undefined) {
    await stopNodes()
    throw failed.reason
  }
  const slow = await startNodeProxy(
    Object.fromEntries(nodes.map(({ network }) => [network.standardChain.replace(":", "-"), network.rpcUrl])),
    () => ({
      broadcastAnswer: ({ method, params: [text, given] }) =>
        method === "sendTransaction"
          ? decodeTransaction(text, configParam(given)["encoding"]).signatures[0]
          : undefined
    }),
    options.port === undefined ? 0 : options.port + solanaNetworks.length * 2
  ).catch(async (cause: unknown) => {
    await stopNodes()
    throw cause
  })
  const stop = async () => void (await Promise.all([stopNodes(), slow.stop()]))
  const running = nodes.map(({ network, ...node }) => ({
    ...node,
    network: { ...network, slowUrl: `${slow.url}/${network.standardChain.replace(":", "-")}` }
  }))

  const of = (caipNetworkId?: string) => {
    const found = running.filter(
      ({ network }) => caipNetworkId === undefined || network.caipNetworkId === caipNetworkId
    )
    if (found.length === 0) throw new RangeError(`The stack has no network ${caipNetworkId}`)
    return found
  }

  return {
    networks: running.map(({ network }) => network),
    network: (caipNetworkId) => of(caipNetworkId)[0]!.network,
    fund: (to, baseUnits, caipNetworkId) =>
      Promise.all(of(caipNetworkId).map(({ airdrop }) => airdrop(to, baseUnits))),
    async fundUsdc(to, baseUnits, caipNetworkId) {
      await Promise.all(of(caipNetworkId).map((each) => giveUsdc(each, to, baseUnits)))
    },
    writeAccount: (account, caipNetworkId) =>
      of(caipNetworkId).forEach(({ ledger }) => writeProgramAccount(ledger, account)),
    passSlots: (count, caipNetworkId) => of(caipNetworkId).forEach(({ ledger }) => ledger.advance(count)),
    pid: process.pid,
    state: () => running.map(({ network }) => network),
    health: () => Promise.all(running.map(({ network }) => networkHealth(network))),
    stop
  }
}

async function startNetwork(
  engine: Engine,
  declaration: SolanaNetworkDeclaration,
  port: number
): Promise<Running> {
  const ledger = createLedger(new engine.LiteSVM().withBlockhashCheck(false), declaration.genesisHash)
  const airdrop = await openFaucet(ledger)
  const server = await startRpcServer({ ledger, airdrop, genesisHash: declaration.genesisHash }, port)
  const network = {
    ...declaration,
    rpcUrl: `http://127.0.0.1:${server.port}`,
    wsUrl: `ws://127.0.0.1:${server.port + 1}`
  }
  writeProgramAccount(ledger, {
    address: declaration.usdc,
    program: tokenProgram,
    data: writeMint(0n, 6)
  })
  return { network, ledger, airdrop, server }
}

async function giveUsdc({ ledger, network }: Running, to: string, baseUnits: bigint) {
  const [mint, owner] = [address(network.usdc), address(to)]
  const holder = await associatedTokenAddress(mint, owner)
  const data = writeTokenAccount(mint, owner, baseUnits)
  writeProgramAccount(ledger, { address: holder, program: tokenProgram, data })
}

function writeProgramAccount(
  ledger: Ledger,
  { address: at, program, data }: Parameters<SolanaPart["writeAccount"]>[0]
) {
  ledger.setAccount({
    address: address(at),
    lamports: lamports(ledger.rentExemption(BigInt(data.length))),
    data,
    executable: false,
    programAddress: address(program),
    space: BigInt(data.length)
  })
}

async function networkHealth({
  name,
  caipNetworkId,
  genesisHash,
  rpcUrl
}: SolanaNetwork): Promise<ServerHealth> {
  const label = `${name} (${caipNetworkId})`
  const ask = async (method: string) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method })
    const headers = { "content-type": "application/json" }
    const response = await fetch(rpcUrl, { method: "POST", headers, body })
    return ((await response.json()) as { readonly result?: unknown }).result
  }
  try {
    const [hash, slot] = await Promise.all([ask("getGenesisHash"), ask("getSlot")])
    return { name: label, url: rpcUrl, healthy: hash === genesisHash, detail: `slot ${String(slot)}` }
  } catch (cause) {
    return { name: label, url: rpcUrl, healthy: false, detail: String(cause) }
  }
}
