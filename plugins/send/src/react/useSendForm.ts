import { readAmount, writeAmount, type Network } from "@latchkey/core"
import { useModalContext } from "@latchkey/react/view"
import { useEffect, useRef, useState } from "react"
import type { LinkedPayment, SendForm } from "../SendState.ts"
import type { Problem } from "./SendMessages.ts"
import { problemOf } from "./problemOf.ts"
import type { SendingView } from "./useSending.ts"
import { viewIds } from "./viewIds.ts"

const AMOUNT_PROBLEMS = {
  missing: "amountMissing",
  format: "amountFormat",
  ambiguous: "amountAmbiguous",
  decimals: "amountDecimals",
  zero: "amountZero"
} as const satisfies Record<string, Problem>

/** A field of the form. */
export type FormField = "amount" | "receiver" | "memo"

/** Which field a problem belongs to; none for one of the whole transfer. */
const fieldOf = (problem: Problem | undefined): FormField | undefined =>
  problem === undefined
    ? undefined
    : /^(amount|fee)/.test(problem)
      ? "amount"
      : problem.startsWith("receiver")
        ? "receiver"
        : problem === "memo"
          ? "memo"
          : undefined

/** What a link changes in the form: an amount that was meant for another token does not stay. */
const changeBy = (linked: LinkedPayment, before: SendForm["token"], locale: string) => {
  const { receiver, token, amount, memo } = linked
  const isOther = token !== before
  return {
    receiver,
    linked,
    awaits: undefined,
    token,
    ...(amount === undefined
      ? isOther
        ? { amount: "", isMax: false }
        : {}
      : { amount: writeAmount(amount.value, { decimals: amount.decimals, locale }), isMax: false }),
    ...(memo === undefined ? {} : { memo })
  }
}

/** What is entered into the form, what is wrong with it, and what can be done with it. */
export const useSendForm = (sending: SendingView, network: Network, address: string) => {
  const { kit, locale } = useModalContext()
  const { api, state, holding } = sending
  const [amount, setAmount] = useState(state.form.amount)
  const [receiver, setReceiver] = useState(state.form.receiver)
  const [memo, setMemo] = useState(state.form.memo ?? "")
  const [isMax, setIsMax] = useState(state.form.isMax ?? false)
  const [problem, setProblem] = useState<Problem>()
  const [refusal, setRefusal] = useState<unknown>()
  const [busy, setBusy] = useState<"max" | "review">()
  const amountInput = useRef<HTMLInputElement>(null)
  const receiverInput = useRef<HTMLTextAreaElement>(null)
  const memoInput = useRef<HTMLInputElement>(null)
  const isShown = useRef(true)

  useEffect(() => {
    isShown.current = true
    api.tokens().catch((error: unknown) => {
      // Whatever else goes wrong is in the state.
      const found = problemOf(error)
      if (isShown.current && found === "unsupported") setProblem(found)
    })
    return () => {
      isShown.current = false
    }
  }, [api])

  // Nothing is sent in place of a token that is chosen and not there.
  const isMissing = state.form.token !== undefined && holding === undefined
  const isAwaited = isMissing && !["ready", "failed"].includes(state.tokens.status)
  const { decimals } = holding?.amount ?? network.nativeCurrency
  const read = readAmount(amount, { decimals, locale })

  const fail = (found: Problem) => {
    if (!isShown.current) return
    setProblem(found)
    const inputs = { amount: amountInput, receiver: receiverInput, memo: memoInput }
    const field = fieldOf(found)
    if (field !== undefined) inputs[field].current?.focus()
  }
  /** Prepares a transfer, and goes on where that works; what is refused is said. */
  const prepare = async (what: "max" | "review", work: () => Promise<void>) => {
    setBusy(what)
    try {
      await work()
    } catch (error) {
      setRefusal(error)
      fail(problemOf(error))
    } finally {
      if (isShown.current) setBusy(undefined)
    }
  }
  const enterAmount = (entered: string, max = false) => {
    setAmount(entered)
    setIsMax(max)
    setProblem(undefined)
    // The form keeps it too.
    api.edit({ amount: entered, isMax: max }).catch(() => {})
  }
  const enterReceiver = (text: string) => {
    // What is pasted may end with a line break: the field would then show the end of an address alone. One inside stays, and is refused.
    const entered = text.replace(/^\s*[\r\n]\s*/, "").replace(/\s*[\r\n]\s*$/, "")
    setReceiver(entered)
    setProblem(undefined)
    // As above.
    api.edit({ receiver: entered }).catch(() => {})
  }
  /** Fills in what a link asks for; what it leaves open stays as it is. */
  const enterLinked = (linked: LinkedPayment) => {
    const change = changeBy(linked, state.form.token, locale)
    setReceiver(change.receiver)
    if (change.amount !== undefined) setAmount(change.amount)
    if (change.isMax !== undefined) setIsMax(change.isMax)
    if (change.memo !== undefined) setMemo(change.memo)
    setProblem(undefined)
    // As above.
    api.edit(change).catch(() => {})
  }
  const enterMemo = (entered: string) => {
    setMemo(entered)
    setProblem(undefined)
    // As above.
    api.edit({ memo: entered }).catch(() => {})
  }

  const takeAll = async () => {
    if (holding === undefined || busy !== undefined) return
    const { token, amount: held } = holding
    const take = (value: bigint) => enterAmount(writeAmount(value, { decimals, locale }), true)
    if (token !== undefined || held.value === 0n) return take(held.value)
    await prepare("max", async () => {
      // What the fee takes does not depend on the receiver, as long as that is no contract.
      const { transfer } = await api.prepare({ receiver: address, amount: "max" })
      if (isShown.current) take(transfer.amount.value)
    })
  }

  const references = state.form.linked?.references
  const review = async () => {
    if (busy !== undefined || isAwaited) return
    if (isMissing) return fail("token")
    if ("problem" in read) return fail(AMOUNT_PROBLEMS[read.problem])
    if (receiver.trim() === "") return fail("receiverMissing")
    await prepare("review", async () => {
      await api.prepare({
        receiver,
        amount: isMax ? "max" : { value: read.value, decimals },
        ...(holding?.token === undefined ? {} : { token: holding.token }),
        ...(state.tokens.memoBytes === undefined ? {} : { memo: memo.trim() }),
        ...(references === undefined ? {} : { references })
      })
      if (isShown.current) kit.navigation.push(viewIds.review)
    })
  }

  return {
    amount,
    receiver,
    memo,
    /** The amount as it is read; undefined where it is none. */
    value: "problem" in read ? undefined : read.value,
    decimals,
    isMissing,
    isAwaited,
    problem,
    field: fieldOf(problem),
    refusal,
    busy,
    amountInput,
    receiverInput,
    memoInput,
    enterAmount,
    enterReceiver,
    enterLinked,
    /** Whether the form was filled by a link. */
    isLinked: state.form.linked !== undefined,
    enterMemo,
    takeAll,
    review
  }
}

/** What `useSendForm` gives. */
export type SendFormView = ReturnType<typeof useSendForm>
