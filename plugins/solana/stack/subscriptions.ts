import { address, lamports } from "@solana/kit"
import { accountJson } from "./accountJson.ts"
import type { RpcRequest } from "./answerRpc.ts"
import type { Ledger, LedgerChange } from "./Ledger.ts"
import { addressParam, configParam, listParam, withContext } from "./methods/RpcMethod.ts"
import { invalidParams, RpcError, rpcErrorCode } from "./RpcError.ts"

/** The subscriptions of one connection. */
export interface Subscriptions {
  /** Answers `...Subscribe` and `...Unsubscribe`; nothing for any other method. */
  answer(request: RpcRequest): { readonly result: unknown } | undefined
  stop(): void
}

/** Tells what has changed, or nothing. */
type Hear = (change: LedgerChange) => readonly unknown[]

const slotTime = 400

/** Makes the subscriptions of a connection; `notify` sends a message to it. */
export function createSubscriptions(ledger: Ledger, notify: (message: unknown) => void): Subscriptions {
  const open = new Map<number, () => void>()
  let lastId = 0

  const tell = (kind: string, id: number, result: unknown) =>
    notify({ jsonrpc: "2.0", method: `${kind}Notification`, params: { result, subscription: id } })

  const follow = (kind: string, hear: Hear) => {
    const id = ++lastId
    const listen = (change: LedgerChange) => {
      for (const result of hear(change)) tell(kind, id, result)
    }
    open.set(id, ledger.onChange(listen))
    return id
  }

  const followSlots = (kind: "slot" | "root") => {
    const id = ++lastId
    let last = ledger.slot()
    const timer = setInterval(() => {
      const slot = ledger.slot()
      if (slot === last) return
      tell(kind, id, kind === "root" ? slot - 32n : { slot, parent: last, root: slot - 32n })
      last = slot
    }, slotTime)
    timer.unref()
    open.set(id, () => clearInterval(timer))
    return id
  }

  const followSignature = (signature: unknown) => {
    if (typeof signature !== "string") throw invalidParams("Invalid params: expected a signature.")
    const id = ++lastId
    const finish = () => {
      const entry = ledger.entry(signature)
      if (entry === undefined || !open.has(id)) return
      open.get(id)?.()
      open.delete(id)
      tell("signature", id, withContext(ledger, { err: entry.error }))
    }
    open.set(
      id,
      ledger.onChange(({ entry }) => entry?.signature === signature && finish())
    )
    // A client knows the number of its subscription only after the answer.
    setImmediate(finish)
    return id
  }

  const subscribe: Readonly<Record<string, (params: readonly unknown[]) => number>> = {
    signature: ([signature]) => followSignature(signature),
    slot: () => followSlots("slot"),
    root: () => followSlots("root"),
    account([of, given]) {
      const wanted = addressParam(of)
      const config = { encoding: "base64", ...configParam(given) }
      return follow("account", ({ accounts }) => {
        if (!accounts.includes(wanted)) return []
        const account = ledger.account(wanted) ?? emptyAccount(wanted)
        return [withContext(ledger, accountJson(account, config, ledger))]
      })
    },
    program([of, given]) {
      const wanted = addressParam(of)
      const config = { encoding: "base64", ...configParam(given) }
      return follow("program", ({ accounts }) =>
        accounts.flatMap((each) => {
          const account = ledger.account(each)
          if (account?.programAddress !== wanted) return []
          return [withContext(ledger, { pubkey: each, account: accountJson(account, config, ledger) })]
        })
      )
    },
    logs([filter]) {
      const mentions =
        typeof filter === "string"
          ? undefined
          : listParam(configParam(filter)["mentions"], 1).map((each) => addressParam(each))
      return follow("logs", ({ accounts, entry }) => {
        if (entry === undefined || mentions?.some((each) => !accounts.includes(each))) return []
        return [withContext(ledger, { signature: entry.signature, err: entry.error, logs: entry.logs })]
      })
    }
  }

  return {
    answer({ method, params }) {
      const [, kind = "", verb] = /^(\w+?)(Subscribe|Unsubscribe)$/.exec(method) ?? []
      if (verb === undefined) return undefined
      if (!Object.hasOwn(subscribe, kind)) {
        throw new RpcError(rpcErrorCode.methodNotFound, "Method not found")
      }
      if (verb === "Subscribe") return { result: subscribe[kind]!(params) }
      const id = Number(params[0])
      const stop = open.get(id)
      if (stop === undefined) throw invalidParams("Invalid subscription id.")
      stop()
      open.delete(id)
      return { result: true }
    },
    stop() {
      for (const stop of open.values()) stop()
      open.clear()
    }
  }
}

const emptyAccount = (of: string) => ({
  address: address(of),
  lamports: lamports(0n),
  data: new Uint8Array(),
  executable: false,
  programAddress: address("11111111111111111111111111111111"),
  space: 0n
})
