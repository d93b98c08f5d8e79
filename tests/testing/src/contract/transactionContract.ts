import {
  createKit,
  isKitError,
  memoryStorage,
  type AnyPlugin,
  type KitCore,
  type KitError,
  type NetworkInput
} from "@latchkey/core"
import { TransferRejectedError, TransferUncertainError, type TransferOutcome } from "@latchkey/core/effect"
import * as Effect from "effect/Effect"
import { must, sameText } from "./must.ts"
import { settles } from "./pluginContract.ts"
import type { ContractCase } from "./PluginSubject.ts"

/** What the wallet and the chain do in a case: asked anew each time. */
export interface TransactionScript {
  /** What the wallet answers when it is asked to send. */
  readonly send: () => Effect.Effect<{ readonly hash: string }, KitError>
  /** What the chain says of what was sent. */
  readonly follow: () => Effect.Effect<TransferOutcome, KitError>
  /** The account that the wallet connects as. */
  readonly address: () => string
}

/** How far the latest transaction of a feature is: the words of `SentProgress`. */
export interface ContractProgress {
  readonly status: string
  readonly hash?: string
  readonly code?: string
}

/** The actions of a feature that sends. */
export interface ContractSending {
  readonly submit: (shown: unknown, options?: { readonly signal?: AbortSignal }) => Promise<unknown>
  /** Absent where nothing but the signal of `submit` ends the waiting. */
  readonly stopAsking?: () => Promise<void>
  readonly follow: () => Promise<{ readonly status: string }>
}

/** A feature that has the connected wallet send transactions. */
export interface TransactionSubject {
  /** The plugin's id: `kit[id]` has `submit`, `stopAsking` and `follow`, its state has `progress`; unless what follows says otherwise. */
  readonly id: string
  readonly sending?: (kit: KitCore) => ContractSending
  readonly progress?: (kit: KitCore) => ContractProgress | undefined
  /** The plugin, and a chain of one wallet that does as it is told. */
  readonly plugins: (script: TransactionScript) => ReadonlyArray<AnyPlugin>
  readonly networks: ReadonlyArray<NetworkInput>
  readonly connectorId: string
  /** Prepares a transaction of the connected account; what is answered is submitted. */
  readonly prepare: (kit: KitCore) => Promise<unknown>
  /**
   * The code of the error for one that was submitted already. Absent where nothing is reviewed, and the app alone says what is sent: whoever
   * submits the same while the wallet is asked waits for the same answer, and what is submitted after that is another.
   */
  readonly submitted?: string
}

/** A kit of the subject with its wallet connected, and what was asked of that. */
interface Visit {
  readonly kit: KitCore
  readonly api: ContractSending
  readonly prepare: () => Promise<unknown>
  readonly progress: () => ContractProgress | undefined
  readonly asked: () => number
  /** Resolves when something is so. */
  readonly until: (holds: () => boolean, what: string) => Promise<void>
}

const WAIT_MILLIS = 10_000
const success = Effect.succeed({ status: "success" } as const)

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const outcome = await settles(work)
  if (outcome === undefined) return "success"
  if (outcome === "late") return "nothing, in time"
  return isKitError(outcome.error) ? outcome.error.code : String(outcome.error)
}

/** A wallet that answers when the case says so. */
const held = () => {
  let answer = () => {}
  const told = new Promise<void>((resolve) => {
    answer = resolve
  })
  return {
    answer: () => answer(),
    // As a wallet does, it does not stop when nobody waits any more.
    send: () =>
      Effect.uninterruptible(
        Effect.as(
          Effect.promise(() => told),
          { hash: "late-hash" }
        )
      )
  }
}

const visiting = async (
  { id, plugins, networks, connectorId, prepare, sending, progress }: TransactionSubject,
  given: Partial<TransactionScript>,
  work: (visit: Visit) => Promise<void>
): Promise<void> => {
  const { send = () => Effect.succeed({ hash: "some-hash" }), follow = () => success, address } = given
  let asked = 0
  const script: TransactionScript = {
    send: () =>
      Effect.suspend(() => {
        asked++
        return send()
      }),
    follow,
    address: address ?? (() => "a1")
  }
  const kit: KitCore = createKit({
    app: { name: "Contract" },
    networks: networks as [NetworkInput],
    plugins: [...plugins(script)],
    storage: memoryStorage()
  })
  try {
    await kit.connect({ connectorId })
    const until: Visit["until"] = (holds, what) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => {
          clearTimeout(deadline)
          clearInterval(look)
          return error === undefined ? resolve() : reject(error)
        }
        const deadline = setTimeout(() => end(new Error(`not so in time: ${what}`)), WAIT_MILLIS)
        const look = setInterval(() => holds() && end(), 5)
      })
    await work({
      kit,
      api: sending?.(kit) ?? (Reflect.get(kit, id) as ContractSending),
      prepare: () => prepare(kit),
      progress: () =>
        progress === undefined
          ? (Reflect.get(kit.getSnapshot(), id) as { readonly progress?: ContractProgress }).progress
          : progress(kit),
      asked: () => asked,
      until
    })
  } finally {
    await kit.dispose()
  }
}

/** Cases in which nobody waits for the wallet any more. */
const leaving = (
  subject: TransactionSubject,
  name: string,
  code: string,
  leave: (visit: Visit, abort: () => void) => void
): ContractCase => ({
  name: `T28 ${name}: nobody knows whether it was sent, it is not asked for again, and a late hash is followed to its end`,
  run: () => {
    const wallet = held()
    return visiting(subject, { send: wallet.send }, async (visit) => {
      const { api, progress, until } = visit
      const shown = await visit.prepare()
      const controller = new AbortController()
      const submitted = codeOf(api.submit(shown, { signal: controller.signal }))
      await until(() => visit.asked() === 1, "the wallet is asked")
      leave(visit, () => controller.abort())
      sameText(await submitted, code, "what submitting ends with")
      const again = codeOf(api.submit(shown))
      if (subject.submitted !== undefined) {
        await until(() => progress()?.status === "unknown", "its outcome is unknown")
        sameText(await again, subject.submitted, "submitting it again")
      }
      wallet.answer()
      if (subject.submitted === undefined) {
        sameText(await again, "success", "who submits it again")
        sameText((await api.follow()).status, "success", "what following it ends with")
      }
      sameText(visit.asked(), 1, "how often the wallet was asked")
      await until(() => progress()?.status === "success", "the late hash was followed")
      sameText(progress()?.hash, "late-hash", "the hash")
    })
  }
})

/**
 * What the transactions of every feature must keep from the visitor's yes on, as cases for any test runner. The wallet is one that is asked
 * twice, answers late, refuses, or may have sent what it refused; the chain one that says nothing.
 */
export const transactionContract = (subject: TransactionSubject): ReadonlyArray<ContractCase> => [
  ...cases(subject),
  // What the app alone says is sent has no account that it was prepared for, and no button.
  ...(subject.submitted === undefined ? [] : reviewedCases(subject))
]

const reviewedCases = (subject: TransactionSubject): ReadonlyArray<ContractCase> => [
  {
    name: "T20 asks no other account than the one that it was prepared for",
    run: () => {
      let address = "a1"
      return visiting(subject, { address: () => address }, async ({ kit, api, asked, prepare, progress }) => {
        const shown = await prepare()
        address = "a9"
        await kit.disconnect()
        await kit.connect({ connectorId: subject.connectorId })
        const code = await codeOf(api.submit(shown))
        must(code !== "success", "it was submitted by another account")
        sameText(asked(), 0, "how often the wallet was asked")
        must([undefined, "unsent"].includes(progress()?.status), `it is ${progress()?.status}`)
      })
    }
  },
  leaving(subject, "where the visitor stops waiting", "TRANSFER_UNCERTAIN", ({ api }) => {
    // What it ends with, the submitting says.
    void api.stopAsking?.().catch(() => {})
  })
]

const cases = (subject: TransactionSubject): ReadonlyArray<ContractCase> => [
  {
    name: "T28 asks the wallet once for what is submitted twice",
    run: () => {
      const wallet = held()
      return visiting(subject, { send: wallet.send }, async ({ api, asked, prepare, until }) => {
        const shown = await prepare()
        const [first, meanwhile] = [codeOf(api.submit(shown)), codeOf(api.submit(shown))]
        const { submitted } = subject
        if (submitted !== undefined) sameText(await meanwhile, submitted, "submitting it meanwhile")
        await until(() => asked() === 1, "the wallet is asked")
        wallet.answer()
        sameText(await first, "success", "what submitting ends with")
        if (submitted === undefined) sameText(await meanwhile, "success", "submitting it meanwhile")
        else sameText(await codeOf(api.submit(shown)), submitted, "submitting it afterwards")
        sameText(asked(), 1, "how often the wallet was asked")
      })
    }
  },
  leaving(subject, "where who submits is interrupted", "CANCELLED", (_, abort) => abort()),
  {
    name: "T28 what the chain says nothing of is unknown, and may be asked about again",
    run: () => {
      let isSilent = true
      const follow = () =>
        Effect.suspend((): Effect.Effect<TransferOutcome> =>
          isSilent ? Effect.succeed({ status: "unknown" }) : success
        )
      return visiting(subject, { follow }, async ({ api, prepare, progress, until }) => {
        await api.submit(await prepare())
        sameText((await api.follow()).status, "unknown", "what following it ends with")
        await until(() => progress()?.status === "unknown", "its outcome is unknown")
        isSilent = false
        sameText((await api.follow()).status, "success", "what following it again ends with")
        await until(() => progress()?.status === "success", "its outcome is known")
      })
    }
  },
  {
    name: "T28 what the wallet declined is unsent, and may be submitted again",
    run: () => {
      let declines = true
      const send = () =>
        declines ? Effect.fail(new TransferRejectedError({})) : Effect.succeed({ hash: "some-hash" })
      return visiting(subject, { send }, async ({ api, asked, prepare, progress, until }) => {
        const shown = await prepare()
        sameText(await codeOf(api.submit(shown)), "TRANSFER_REJECTED", "what submitting ends with")
        if (subject.submitted === undefined) sameText(progress(), undefined, "how far it is")
        else
          sameText([progress()?.status, progress()?.code], ["unsent", "TRANSFER_REJECTED"], "how far it is")
        declines = false
        sameText(await codeOf(api.submit(shown)), "success", "submitting it again")
        sameText(asked(), 2, "how often the wallet was asked")
        await api.follow()
        await until(() => progress()?.status === "success", "its outcome is known")
      })
    }
  },
  {
    name: "T28 what a wallet refused and may have sent all the same is unknown, and not asked for again",
    run: () =>
      visiting(
        subject,
        { send: () => Effect.fail(new TransferUncertainError({})) },
        async ({ api, asked, prepare, progress }) => {
          const shown = await prepare()
          sameText(await codeOf(api.submit(shown)), "TRANSFER_UNCERTAIN", "what submitting ends with")
          sameText(progress()?.status, "unknown", "how far it is")
          if (subject.submitted === undefined) return
          sameText(await codeOf(api.submit(shown)), subject.submitted, "submitting it again")
          sameText(asked(), 1, "how often the wallet was asked")
        }
      )
  }
]
