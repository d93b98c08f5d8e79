import { attempt, readField } from "@latchkey/core/chain-kit"
import { together } from "@latchkey/core/chain-kit/effect"
import { HttpStatusError, NameFailedError, type Http } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { digitsOf } from "../provider/answerText.ts"
import { decodeBatch, encodeBatch, type ServerQuestion } from "./offchainCalls.ts"

/** What stands in place of a server where the caller itself asks for many in one (ENSIP-21). */
const HERE = "x-batch-gateway:true"
const MAX_DIGITS = 200_000

const originOf = (template: string) => attempt(() => new URL(template.replaceAll(/[{}]/g, "")).origin)

/** What servers answer to a contract's question, as digits. Fails: `NameFailedError` where none of those that the app names does. */
export const askGateways = (
  http: Http["Service"],
  gateways: ReadonlyArray<string>,
  { sender, urls, data }: ServerQuestion
): Effect.Effect<string, NameFailedError> =>
  Effect.gen(function* () {
    const batch = urls.includes(HERE) ? decodeBatch(data) : undefined
    if (batch !== undefined) {
      const answers = yield* together(
        batch.map((question) =>
          // A batch of batches is no name's.
          Effect.catch(
            askGateways(http, gateways, { ...question, urls: question.urls.filter((url) => url !== HERE) }),
            () => Effect.succeed(undefined)
          )
        )
      )
      if (answers.every((answer) => answer === undefined))
        return yield* Effect.fail(new NameFailedError(unnamed(batch.flatMap((question) => question.urls))))
      return encodeBatch(answers)
    }
    const named = urls.filter((url) => gateways.includes(originOf(url) ?? ""))
    let failure: unknown = unnamed(urls)
    for (const url of named) {
      const asked = { kind: "read", tries: 1, redirect: "error", answers: "all" } as const
      const to = url.replaceAll("{sender}", sender)
      const answer = yield* Effect.catch(
        Effect.map(
          http.json(
            to.includes("{data}")
              ? { ...asked, url: to.replaceAll("{data}", `0x${data}`) }
              : { ...asked, url: to, method: "POST", body: { data: `0x${data}`, sender } }
          ),
          (value) => ({ value })
        ),
        (error) => Effect.succeed({ error })
      )
      if ("value" in answer) {
        const digits = digitsOf(readField(answer.value, "data"))
        if (digits !== undefined && digits.length <= MAX_DIGITS) return digits
        failure = "The server's answer is none."
      } else {
        failure = answer.error
        // It knows the question and refuses: another one would too (EIP-3668).
        if (answer.error instanceof HttpStatusError && answer.error.details.status < 500) break
      }
    }
    return yield* Effect.fail(new NameFailedError(failure))
  })

const unnamed = (urls: ReadonlyArray<string>) =>
  `The records lie on a server that names({ gateways }) does not name: ${[...new Set(urls.map((url) => originOf(url) ?? url))].join(", ")}`
