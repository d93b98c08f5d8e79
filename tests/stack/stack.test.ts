import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { createPublicClient, createWalletClient, erc20Abi, http, parseEther, type Address } from "viem"
import { mainnet } from "viem/chains"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { findAnvil } from "../../plugins/evm/stack/anvilBinary.ts"
import { holders, tokens } from "../../plugins/evm/stack/tokens.ts"
import type { Stack, StackState } from "./Stack.ts"
import { partNames, startStack } from "./startStack.ts"

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false
  )

const [alice, bob, carol] = holders

let stack: Stack
let other: Stack

beforeAll(async () => {
  ;[stack, other] = await Promise.all([startStack(), startStack()])
})

afterAll(async () => {
  await Promise.all([stack?.stop(), other?.stop()])
})

const clients = (of: Stack = stack) => {
  const transport = http(of.evm!.chain(1).rpcUrl)
  const chain = mainnet
  return {
    reader: createPublicClient({ chain, transport, pollingInterval: 20 }),
    // Without a key: the node itself signs for its test accounts.
    writer: createWalletClient({ chain, transport })
  }
}

describe("two stacks side by side", () => {
  it("answer with the declared chain ids on addresses of their own", async () => {
    for (const each of [stack, other]) {
      const ids = await Promise.all(each.evm!.chains.map((chain) => chain.rpc<string>("eth_chainId")))
      expect(ids.map(Number)).toEqual([1, 8453, 137])
      expect(await each.health()).toEqual(Array(3).fill(expect.objectContaining({ healthy: true })))
    }
    const addresses = [stack, other].flatMap((each) => each.evm!.chains.map((chain) => chain.rpcUrl))
    expect(new Set(addresses).size).toBe(6)
    expect(addresses.every((address) => address.startsWith("http://127.0.0.1:"))).toBe(true)
  })

  it("do not see each other's transactions", async () => {
    const to: Address = "0x00000000000000000000000000000000000a11ce"
    const hash = await clients().writer.sendTransaction({ account: carol, to, value: 1n })
    await clients().reader.waitForTransactionReceipt({ hash })
    expect(await clients(stack).reader.getBalance({ address: to })).toBe(1n)
    expect(await clients(other).reader.getBalance({ address: to })).toBe(0n)
  })
})

describe("a chain", () => {
  it.each([1, 8453, 137])("%i gives the holders ether and tokens", async (id) => {
    const chain = other.evm!.chain(id)
    const reader = createPublicClient({ transport: http(chain.rpcUrl) })
    for (const holder of holders) {
      expect(await reader.getBalance({ address: holder })).toBe(parseEther("10000"))
      expect(await reader.getTransactionCount({ address: holder })).toBe(0)
      for (const [name, token] of Object.entries(tokens)) {
        const address = chain.tokens[name as keyof typeof tokens]
        const ask = { address, abi: erc20Abi } as const
        expect(await reader.readContract({ ...ask, functionName: "name" })).toBe(token.name)
        expect(await reader.readContract({ ...ask, functionName: "symbol" })).toBe(token.symbol)
        expect(await reader.readContract({ ...ask, functionName: "decimals" })).toBe(token.decimals)
        const balance = await reader.readContract({ ...ask, functionName: "balanceOf", args: [holder] })
        expect(balance).toBe(token.amountEach)
      }
    }
  })

  it("answers pages of any origin", async () => {
    const url = stack.evm!.chain(137).rpcUrl
    const origin = "http://page.localhost:4321"
    const preflight = await fetch(url, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type"
      }
    })
    expect(preflight.ok).toBe(true)
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*")
    expect(preflight.headers.get("access-control-allow-headers")).toMatch(/\*|content-type/i)
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" })
    const headers = { origin, "content-type": "application/json" }
    const answer = await fetch(url, { method: "POST", headers, body })
    expect(answer.headers.get("access-control-allow-origin")).toBe("*")
  })

  it("dates new blocks by the present, though its state was made earlier", async () => {
    const { reader, writer } = clients()
    const hash = await writer.sendTransaction({ account: carol, to: bob, value: 1n })
    const { blockHash } = await reader.waitForTransactionReceipt({ hash })
    const { timestamp } = await reader.getBlock({ blockHash })
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60)
  })

  it("has multicall where clients look for it", async () => {
    const { reader } = clients(other)
    const { usdc, dai } = other.evm!.chain(1).tokens
    const results = await reader.multicall({
      contracts: [
        { address: usdc, abi: erc20Abi, functionName: "balanceOf", args: [alice] },
        { address: dai, abi: erc20Abi, functionName: "balanceOf", args: [alice] },
        { address: usdc, abi: erc20Abi, functionName: "transfer", args: [alice, 1n] }
      ]
    })
    expect(results.slice(0, 2).map((entry) => entry.result)).toEqual([10_000_000_000n, parseEther("10000")])
    expect(results[2].status).toBe("failure")
  })
})

describe("the tokens", () => {
  it("an ordinary one moves and answers true", async () => {
    const { reader, writer } = clients()
    const usdc = { address: stack.evm!.chain(1).tokens.usdc, abi: erc20Abi } as const
    const transfer = { ...usdc, functionName: "transfer", args: [bob, 1_500_000n], account: alice } as const
    expect((await reader.simulateContract(transfer)).result).toBe(true)
    const receipt = await reader.waitForTransactionReceipt({ hash: await writer.writeContract(transfer) })
    expect(receipt.status).toBe("success")
    const balance = await reader.readContract({ ...usdc, functionName: "balanceOf", args: [bob] })
    expect(balance).toBe(10_001_500_000n)
  })

  it("the silent one moves and answers nothing", async () => {
    const { reader, writer } = clients()
    const usdt = { address: stack.evm!.chain(1).tokens.usdt, abi: erc20Abi } as const
    const transfer = { ...usdt, functionName: "transfer", args: [bob, 2n], account: alice } as const
    await expect(reader.simulateContract(transfer)).rejects.toThrow(/returned no data/)
    const receipt = await reader.waitForTransactionReceipt({ hash: await writer.writeContract(transfer) })
    expect(receipt.status).toBe("success")
    expect(await reader.readContract({ ...usdt, functionName: "balanceOf", args: [bob] })).toBe(
      10_000_000_002n
    )
  })

  it("the silent one wants an allowance back at zero before it changes", async () => {
    const { reader, writer } = clients()
    const usdt = { address: stack.evm!.chain(1).tokens.usdt, abi: erc20Abi } as const
    const approve = async (amount: bigint) => {
      const call = { ...usdt, functionName: "approve", args: [bob, amount], account: alice } as const
      // Fixed gas, as the node refuses to estimate what reverts.
      const receipt = await reader.waitForTransactionReceipt({
        hash: await writer.writeContract({ ...call, gas: 100_000n })
      })
      return receipt.status
    }
    expect(await approve(5n)).toBe("success")
    expect(await approve(6n)).toBe("reverted")
    expect(await approve(0n)).toBe("success")
    expect(await approve(6n)).toBe("success")
  })
})

describe("the end of a stack", () => {
  it("leaves no process and may come twice", async () => {
    const short = await startStack()
    const pids = short.evm!.chains.map((chain) => chain.pid)
    expect(pids.every(isAlive)).toBe(true)
    const listeners = process.listenerCount("SIGTERM")
    await short.stop()
    await short.stop()
    expect(pids.some(isAlive)).toBe(false)
    expect(process.listenerCount("SIGTERM")).toBe(listeners - pids.length)
  })

  it("comes whole when one port is taken", async () => {
    const taken = createServer().listen(0, "127.0.0.1")
    await once(taken, "listening")
    const { port } = taken.address() as { port: number }
    const listeners = process.listenerCount("exit")
    await expect(startStack({ port: port - 1 })).rejects.toThrow(/in use|ended/)
    expect(process.listenerCount("exit")).toBe(listeners)
    taken.close()
  })

  it.each([
    ["SIGINT", "evm"],
    ["SIGTERM", partNames.join()],
    ["SIGHUP", "evm"],
    ["an uncaught error", "evm"]
  ] as const)("comes with %s, for %s", { timeout: 60_000 }, async (cause, parts) => {
    const folder = mkdtempSync(path.join(tmpdir(), "stack-"))
    const file = path.join(folder, "stack.json")
    const throwing = [
      "--import",
      `data:text/javascript,process.once("SIGUSR2",()=>{throw new Error("uncaught")})`
    ]
    const main = path.join(import.meta.dirname, "main.ts")
    const options = ["--state", file, "--parts", parts]
    const running = spawn(process.execPath, [...throwing, main, ...options], { stdio: "ignore" })
    const ended = once(running, "exit")
    await expect.poll(() => existsSync(file), { timeout: 45_000 }).toBe(true)
    const state = JSON.parse(readFileSync(file, "utf8")) as StackState
    expect(state.pid).toBe(running.pid)
    expect(state.evm.map((chain) => chain.id)).toEqual([1, 8453, 137])
    running.kill(cause === "an uncaught error" ? "SIGUSR2" : cause)
    await ended
    // By address, not by process id: a container may keep an orphan's entry long after its end.
    const servers = JSON.stringify(state).match(/(http|ws):\/\/127\.0\.0\.1:\d+/g) ?? []
    expect(servers.length).toBeGreaterThanOrEqual(parts.split(",").length)
    const addresses = servers.map((url) => url.replace(/^ws/, "http"))
    await expect.poll(() => Promise.all(addresses.map(answers))).not.toContain(true)
    expect(existsSync(file)).toBe(false)
    rmSync(folder, { recursive: true })
  })
})

describe("a missing binary", () => {
  it("is named by the package that brings it", () => {
    expect(findAnvil("plan9", "x64")).toEqual({ found: false, package: "@foundry-rs/anvil-plan9-amd64" })
  })
})
