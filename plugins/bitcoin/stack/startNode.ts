import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { startChildServer, type ChildServer } from "../../../tests/stack/process/ChildServer.ts"
import { freePort } from "../../../tests/stack/process/freePort.ts"
import { createNodeRpc, type NodeRpc } from "./nodeRpc.ts"

/** A running node with a wallet full of coins. */
export interface BitcoinNode {
  readonly pid: number
  readonly rpc: NodeRpc
  /** Where mined coins go: the node's own wallet. */
  readonly miner: string
  stop(): Promise<void>
}

/** More than the hundred blocks after which mined coins can be spent. */
const firstBlocks = 110

/**
 * Starts a node on a chain of its own, in a folder that goes with it.
 *
 * Litecoin's node is a sister of Bitcoin Core 0.21: transactions, scripts, taproot and the rules of the memory pool are
 * Bitcoin's, and neither transactions nor scripts say which coin they are of.
 *
 * Fails: when the node does not start.
 */
export async function startNode(command: string): Promise<BitcoinNode> {
  const folder = mkdtempSync(path.join(tmpdir(), "latchkey-bitcoin-"))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once("exit", remove)
  let server: ChildServer | undefined
  const stop = async () => {
    // An orderly shutdown takes seconds and writes files that are thrown away.
    if (server?.alive() === true) process.kill(server.pid, "SIGKILL")
    await server?.stop()
    remove()
    process.removeListener("exit", remove)
  }
  try {
    const port = await freePort()
    server = await startChildServer({
      command,
      args: settings(folder, port),
      ready: /Done loading/
    })
    const rpc = createNodeRpc(`http://127.0.0.1:${port}/`, readFileSync(cookieFile(folder), "utf8"))
    await rpc("createwallet", "miner")
    const miner = await rpc<string>("getnewaddress", "", "bech32")
    await rpc("generatetoaddress", firstBlocks, miner)
    return { pid: server.pid, rpc, miner, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

const cookieFile = (folder: string) => path.join(folder, "regtest", ".cookie")

function settings(folder: string, port: number): readonly string[] {
  return [
    "-regtest",
    `-datadir=${folder}`,
    "-conf=/dev/null",
    "-server",
    "-listen=0",
    "-dnsseed=0",
    "-rpcbind=127.0.0.1",
    "-rpcallowip=127.0.0.1",
    `-rpcport=${port}`,
    "-printtoconsole=1",
    "-txindex=1",
    "-dbcache=4",
    // The wallet needs one key; its thousand spare ones would take a second.
    "-keypool=1",
    "-fallbackfee=0.00002",
    // Bitcoin's thresholds instead of Litecoin's.
    "-minrelaytxfee=0.00001",
    "-incrementalrelayfee=0.00001",
    "-dustrelayfee=0.00003",
    // What waits may be replaced for a higher fee.
    "-mempoolreplacement=1",
    // Litecoin's extension blocks, which Bitcoin does not have, would begin at height 432.
    "-vbparams=mweb:4102444800:4133980800"
  ]
}
