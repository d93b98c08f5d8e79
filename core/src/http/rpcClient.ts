import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Scope from "effect/Scope"
import { attempt } from "../error/attempt.ts"
import { isRecord } from "../storage/versioned.ts"
import { HttpBodyInvalidError, RpcResponseError } from "./answerErrors.ts"
import type { RpcError } from "./errors.ts"
import { RpcUrlMissingError } from "./nodeErrors.ts"
import type { Http } from "./Http.ts"
import type { RpcCall } from "./RpcCall.ts"

const MAX_BATCH = 1_000

type Pending = { readonly call: RpcCall; readonly answer: Deferred.Deferred<unknown, RpcError> }
type Batch = { readonly url: string; readonly kind: RpcCall["kind"]; readonly calls: Array<Pending> }

/** Makes the client behind `JsonRpc`; it holds the batches that are being filled. */
export const makeRpcClient = (http: Http["Service"], scope: Scope.Scope) => {
  const open = new Map<string, Batch>()

  const send = (batch: Batch) =>
    Effect.suspend(() => {
      const key = keyOf(batch.url, batch.kind)
      if (open.get(key) === batch) open.delete(key)
      const bodies = batch.calls.map(({ call }, id) => ({
        jsonrpc: "2.0",
        id,
        method: call.method,
        params: call.params ?? []
      }))
      return http.json({ url: batch.url, kind: batch.kind, body: bodies.length === 1 ? bodies[0] : bodies })
    }).pipe(
      Effect.map((answer) => deliver(batch, answer)),
      Effect.catch((error) =>
        Effect.sync(() => {
          for (const { answer } of batch.calls) Deferred.doneUnsafe(answer, Exit.fail(error))
        })
      )
    )

  const ask = (url: string, call: RpcCall): Effect.Effect<unknown, RpcError> =>
    Effect.suspend(() => {
      const answer = Deferred.makeUnsafe<unknown, RpcError>()
      const key = keyOf(url, call.kind)
      const batch = open.get(key)
      if (batch !== undefined && batch.calls.length < MAX_BATCH) {
        batch.calls.push({ call, answer })
        return Deferred.await(answer)
      }
      const fresh: Batch = { url, kind: call.kind, calls: [{ call, answer }] }
      open.set(key, fresh)
      return Effect.andThen(
        Effect.forkIn(Effect.andThen(Effect.yieldNow, send(fresh)), scope),
        Deferred.await(answer)
      )
    })

  const request = (call: RpcCall, from = 0): Effect.Effect<unknown, RpcError> => {
    const url = call.urls[from]
    if (url === undefined) return Effect.fail(new RpcUrlMissingError({ method: call.method }))
    const attempt = ask(url, call)
    return call.kind === "read" && from + 1 < call.urls.length
      ? Effect.catch(attempt, (error) =>
          error._tag === "RpcResponseError" ? Effect.fail(error) : request(call, from + 1)
        )
      : attempt
  }
  return (call: RpcCall) => request(call)
}

const keyOf = (url: string, kind: RpcCall["kind"]) => `${kind} ${url}`

const deliver = ({ url, calls }: Batch, answer: unknown): void => {
  const host = attempt(() => new URL(url).host) ?? "unknown host"
  const answers = Array.isArray(answer) ? answer : [answer]
  const byId = new Map<unknown, Record<string, unknown>>()
  for (const entry of answers) {
    if (!isRecord(entry)) continue
    const id = entry["id"]
    if (!byId.has(id)) byId.set(id, entry)
  }
  calls.forEach(({ call, answer: waiting }, id) => {
    const entry = byId.get(id)
    const error = entry?.["error"]
    if (entry === undefined || (error === undefined && !Object.hasOwn(entry, "result"))) {
      Deferred.doneUnsafe(
        waiting,
        Exit.fail(new HttpBodyInvalidError({ host, problem: `no answer to ${call.method}` }))
      )
    } else if (error !== undefined && error !== null) {
      const code = isRecord(error) && typeof error["code"] === "number" ? error["code"] : 0
      Deferred.doneUnsafe(
        waiting,
        Exit.fail(new RpcResponseError({ host, method: call.method, rpcCode: code }, error))
      )
    } else Deferred.doneUnsafe(waiting, Exit.succeed(entry["result"]))
  })
}
