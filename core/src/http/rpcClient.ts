import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Scope from "effect/Scope"
import { attempt } from "../error/attempt.ts"
import { each } from "../flow/each.ts"
import { together } from "../flow/together.ts"
import { isRecord } from "../storage/versioned.ts"
import { HttpBodyInvalidError, RpcResponseError } from "./answerErrors.ts"
import type { RpcError } from "./errors.ts"
import { RpcUrlMissingError } from "./nodeErrors.ts"
import type { Http } from "./Http.ts"
import type { RpcCall } from "./RpcCall.ts"

const MAX_BATCH = 1_000
// By these, nodes refuse what is too large or too far back: whoever asks then asks for less.
const REFUSALS = [400, 413, 422]
const BATCH_REFUSALS = [...REFUSALS, 405, 414, 501]
/** How many parts of a batch that was too large are asked for at once. */
const LANES = 5

type Pending = { readonly call: RpcCall; readonly answer: Deferred.Deferred<unknown, RpcError> }
type Batch = { readonly url: string; readonly kind: RpcCall["kind"]; readonly calls: Array<Pending> }

/** Makes the client behind `JsonRpc`; it holds the batches that are being filled. */
export const makeRpcClient = (http: Http["Service"], scope: Scope.Scope) => {
  const open = new Map<string, Batch>()

  /** What a node has refused to answer at once, by its URL: so many calls go together at most. */
  const limits = new Map<string, number>()

  const finish = ({ calls }: Pick<Batch, "calls">, exit: Exit.Exit<never, RpcError>) => {
    for (const { answer } of calls) Deferred.doneUnsafe(answer, exit)
  }

  const post = ({ url, kind, calls }: Batch): Effect.Effect<void> => {
    const bodies = calls.map(({ call }, id) => ({
      jsonrpc: "2.0",
      id,
      method: call.method,
      params: call.params ?? []
    }))
    // What may have been done is not asked for again.
    const canSplit = calls.length > 1 && kind === "read"
    return http
      .json({
        url,
        kind,
        body: bodies.length === 1 ? bodies[0] : bodies,
        answers: canSplit ? BATCH_REFUSALS : REFUSALS
      })
      .pipe(
        Effect.flatMap((answer) => {
          const refused = canSplit ? findRefused(calls, answer) : undefined
          deliver(
            {
              url,
              kind,
              calls: refused === undefined ? calls : calls.filter((one) => !refused.calls.includes(one))
            },
            answer,
            calls
          )
          return refused === undefined ? Effect.void : smaller({ url, kind, ...refused }, calls.length)
        }),
        Effect.catch((error) => {
          const told = canSplit ? batchRefusal(error) : undefined
          return told === undefined
            ? Effect.sync(() => finish({ calls }, Exit.fail(error)))
            : smaller({ url, kind, calls, told }, calls.length)
        })
      )
  }

  const smaller = ({ told, ...batch }: Batch & { readonly told: string }, asked: number) =>
    Effect.suspend(() => {
      const before = limits.get(batch.url) ?? MAX_BATCH
      limits.set(batch.url, Math.min(before, limitBelow(asked, told)))
      return inParts(batch)
    })

  /** Sends a batch in parts that are as large as the node takes them. */
  const inParts = ({ calls, ...of }: Batch): Effect.Effect<void> => {
    const limit = limits.get(of.url) ?? MAX_BATCH
    const parts = Array.from({ length: Math.ceil(calls.length / limit) }, (_, index) =>
      calls.slice(index * limit, (index + 1) * limit)
    )
    const lanes = Array.from({ length: Math.ceil(parts.length / LANES) }, (_, index) =>
      parts.slice(index * LANES, (index + 1) * LANES)
    )
    return each(lanes, (lane) => together(lane.map((part) => post({ ...of, calls: part }))))
  }

  const send = (batch: Batch) =>
    Effect.suspend(() => {
      const key = keyOf(batch.url, batch.kind)
      if (open.get(key) === batch) open.delete(key)
      return batch.kind === "read" ? inParts(batch) : post(batch)
    })

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

/** The largest batch that is tried after one that was refused: as many calls as the node says, or else a step fewer. */
const limitBelow = (asked: number, told: string): number => {
  const said = [...told.matchAll(/\d+/g)]
    .map(([digits]) => Number(digits))
    .find((count) => count > 0 && count < asked)
  return said ?? [100, 10, 3].find((count) => count < asked) ?? 1
}

/** What a node said where it may have failed for the size of a batch; undefined where it is something else that failed. */
const batchRefusal = (error: RpcError): string | undefined => {
  if (error._tag === "HttpBodyInvalidError") return ""
  if (error._tag !== "HttpStatusError") return undefined
  const { status, body } = error.details
  return /batch/i.test(body) || BATCH_REFUSALS.includes(status) ? batchText(body) : undefined
}

/** The words in which a node names its limit. */
const batchText = (text: string): string => /batch.{0,80}/i.exec(text)?.[0] ?? ""

const readEntry = (answers: ReadonlyMap<string, Record<string, unknown>>, id: number) =>
  answers.get(String(id))

/** The calls that a node left without an answer for the size of their batch. */
const findRefused = (
  calls: ReadonlyArray<Pending>,
  answer: unknown
): { readonly calls: Array<Pending>; readonly told: string } | undefined => {
  const answers = byId(answer)
  const texts: Array<string> = []
  if (!Array.isArray(answer)) texts.push(messageOf(answer))
  const refused = calls.filter((_, id) => {
    const entry = Array.isArray(answer) ? readEntry(answers, id) : undefined
    if (entry === undefined) return true
    const message = messageOf(entry)
    if (!/batch/i.test(message)) return false
    texts.push(message)
    return true
  })
  return refused.length === 0 ? undefined : { calls: refused, told: batchText(texts.join(" ")) }
}

const messageOf = (entry: unknown): string => {
  const error = isRecord(entry) ? entry["error"] : undefined
  const message = isRecord(error) ? error["message"] : undefined
  return typeof message === "string" ? message : ""
}

/** The first answer to each call. An id that was sent as a number may come back as a text. */
const byId = (answer: unknown): ReadonlyMap<string, Record<string, unknown>> => {
  const found = new Map<string, Record<string, unknown>>()
  for (const entry of Array.isArray(answer) ? answer : [answer]) {
    const id = isRecord(entry) ? entry["id"] : undefined
    const key = typeof id === "string" || typeof id === "number" ? String(id) : undefined
    if (key !== undefined && !found.has(key)) found.set(key, entry as Record<string, unknown>)
  }
  return found
}

/** Hands `calls` their answers, by their places in what was `asked`. */
const deliver = ({ url, calls }: Batch, answer: unknown, asked: ReadonlyArray<Pending>): void => {
  const host = attempt(() => new URL(url).host) ?? "unknown host"
  const answers = byId(answer)
  for (const pending of calls) {
    const { call, answer: waiting } = pending
    const entry = readEntry(answers, asked.indexOf(pending))
    const error = entry?.["error"]
    const isNone = error === undefined || error === null
    if (entry === undefined || (isNone && !Object.hasOwn(entry, "result"))) {
      Deferred.doneUnsafe(
        waiting,
        Exit.fail(new HttpBodyInvalidError({ host, problem: `no answer to ${call.method}` }))
      )
    } else if (!isNone) {
      const code = isRecord(error) && typeof error["code"] === "number" ? error["code"] : 0
      Deferred.doneUnsafe(
        waiting,
        Exit.fail(new RpcResponseError({ host, method: call.method, rpcCode: code }, error))
      )
    } else Deferred.doneUnsafe(waiting, Exit.succeed(entry["result"]))
  }
}
