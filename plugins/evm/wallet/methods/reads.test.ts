import { describe, expect, it, vi } from "vitest"
import type { NodeFetch } from "../../../../tests/testing/src/rpc/callNode.ts"
import { createVirtualWallet } from "../createVirtualWallet.ts"
import { readMethods } from "./reads.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const hash = `0x${"ab".repeat(32)}`

/** For each read method: params that fit, and params that do not. */
const cases: Readonly<Record<string, { fit: readonly unknown[][]; misfit: readonly unknown[][] }>> = {
  eth_blobBaseFee: { fit: [[]], misfit: [["latest"]] },
  eth_blockNumber: { fit: [[]], misfit: [[1]] },
  eth_call: {
    fit: [
      [{}],
      [{ to: address }, "latest", {}, {}],
      [{}, { blockHash: hash, requireCanonical: true }],
      [{}, { blockNumber: "0x1" }]
    ],
    misfit: [[], ["0x"], [{}, "newest"], [{}, {}], [{}, { blockHash: "0x1" }], [{}, { blockNumber: 1 }]]
  },
  eth_createAccessList: { fit: [[{}], [{}, "0x1"]], misfit: [[], [{}, 1]] },
  eth_estimateGas: { fit: [[{}], [{}, "pending", {}]], misfit: [[], [null], [{}, "1"]] },
  eth_feeHistory: {
    fit: [
      ["0x4", "latest", [25, 75]],
      ["0x4", "0x1"]
    ],
    misfit: [[4, "latest"], ["0x4"]]
  },
  eth_gasPrice: { fit: [[]], misfit: [[{}]] },
  eth_getBalance: {
    fit: [[address], [address, "latest"], [address, "0x1"]],
    misfit: [[], ["0x12"], [address, 1]]
  },
  eth_getBlockByHash: { fit: [[hash, false]], misfit: [[hash], [hash, "false"], ["0x12", true]] },
  eth_getBlockByNumber: { fit: [["latest", true]], misfit: [["latest"], [1, true]] },
  eth_getBlockReceipts: { fit: [["latest"]], misfit: [[], [1]] },
  eth_getBlockTransactionCountByHash: { fit: [[hash]], misfit: [[], ["latest"]] },
  eth_getBlockTransactionCountByNumber: { fit: [["0x0"]], misfit: [[], ["0x00"]] },
  eth_getCode: { fit: [[address, "latest"]], misfit: [["latest"], [address, null]] },
  eth_getFilterChanges: { fit: [["0x1"]], misfit: [[], [1]] },
  eth_getFilterLogs: { fit: [["0x1"]], misfit: [[], [null]] },
  eth_getLogs: { fit: [[{ fromBlock: "0x0" }]], misfit: [[], [[]]] },
  eth_getProof: { fit: [[address, [hash, "0x00"], "latest"]], misfit: [[address], [address, ["zero"]]] },
  eth_getStorageAt: {
    fit: [
      [address, "0x0"],
      [address, hash, "latest"]
    ],
    misfit: [[address], [address, 0]]
  },
  eth_getTransactionByBlockHashAndIndex: { fit: [[hash, "0x0"]], misfit: [[hash], [hash, 0]] },
  eth_getTransactionByBlockNumberAndIndex: { fit: [["latest", "0x0"]], misfit: [["latest"], [hash, "0x0"]] },
  eth_getTransactionByHash: { fit: [[hash]], misfit: [[], ["0x12"]] },
  eth_getTransactionCount: { fit: [[address], [address, "pending"]], misfit: [[], [address, "", 1]] },
  eth_getTransactionReceipt: { fit: [[hash]], misfit: [[], [1]] },
  eth_maxPriorityFeePerGas: { fit: [[]], misfit: [[1]] },
  eth_newBlockFilter: { fit: [[]], misfit: [[1]] },
  eth_newFilter: { fit: [[{}]], misfit: [[], ["latest"]] },
  eth_sendRawTransaction: { fit: [["0x02"]], misfit: [[], ["02"], ["0x2"]] },
  eth_syncing: { fit: [[]], misfit: [[true]] },
  eth_uninstallFilter: { fit: [["0x1"]], misfit: [[], ["1"]] },
  net_listening: { fit: [[]], misfit: [[1]] },
  web3_clientVersion: { fit: [[]], misfit: [[1]] }
}

/** A wallet whose node repeats what it was asked. */
function make(answer?: (url: string, body: { method: string; params: unknown }) => unknown) {
  const fetch = vi.fn<NodeFetch>(async (url, init) => {
    const body = JSON.parse(init.body) as { method: string; params: unknown }
    return Response.json(answer?.(url, body) ?? { result: [url, body.method, body.params] })
  })
  const chains = [
    { id: 1, rpcUrl: "http://one.test" },
    { id: 2, rpcUrl: "http://two.test" }
  ]
  return { fetch, wallet: createVirtualWallet({ chains, fetch }) }
}

describe("reads", () => {
  it("are all proven here", () => {
    expect(Object.keys(cases).toSorted()).toEqual(Object.keys(readMethods).toSorted())
  })

  it.each(Object.entries(cases))(
    "%s is asked of the node when its params fit",
    async (method, { fit, misfit }) => {
      const { fetch, wallet } = make()
      for (const params of fit) {
        expect(await wallet.provider.request({ method, params })).toEqual(["http://one.test", method, params])
      }
      expect(fetch).toHaveBeenCalledTimes(fit.length)
      for (const params of [...misfit, {}]) {
        await expect(wallet.provider.request({ method, params })).rejects.toMatchObject({ code: -32602 })
      }
      expect(fetch).toHaveBeenCalledTimes(fit.length)
    }
  )

  it("go to the active chain", async () => {
    const { wallet } = make()
    wallet.switchTo(2)
    expect(await wallet.provider.request({ method: "eth_gasPrice" })).toEqual([
      "http://two.test",
      "eth_gasPrice",
      []
    ])
  })

  it("hand on the node's own error", async () => {
    const error = { code: 3, message: "execution reverted", data: "0x08c379a0" }
    const { wallet } = make(() => ({ error }))
    const asked = wallet.provider.request({ method: "eth_call", params: [{}] })
    await expect(asked).rejects.toMatchObject(error)
  })

  it.each([
    ["a list", () => []],
    ["null", () => null],
    ["an object without result", () => ({ jsonrpc: "2.0" })],
    ["a failed connection", () => Promise.reject(new TypeError("fetch failed"))]
  ])("fail with 4901 when the node answers %s", async (_, answer) => {
    const fetch = async () => Response.json(await answer())
    const wallet = createVirtualWallet({ chains: [{ id: 1, rpcUrl: "http://one.test" }], fetch })
    await expect(wallet.provider.request({ method: "eth_gasPrice" })).rejects.toMatchObject({ code: 4901 })
  })

  it("fail with 4901 when the node answers no JSON", async () => {
    const fetch = async () => new Response("<h1>502</h1>")
    const wallet = createVirtualWallet({ chains: [{ id: 1, rpcUrl: "http://one.test" }], fetch })
    await expect(wallet.provider.request({ method: "eth_gasPrice" })).rejects.toMatchObject({ code: 4901 })
  })
})
