import {
  ActBar,
  Button,
  EmptyState,
  Field,
  FieldNote,
  fill,
  useAnnouncement,
  useModalContext,
  useStyleSheet
} from "@latchkey/react/view"
import { useEffect, useId, useRef, useState } from "react"
import { SwapIcon } from "../icons.tsx"
import { useStepWords, withStepWords } from "../messages/useStepWords.ts"
import { useWords } from "../messages/useWords.ts"
import { requestOf } from "../requestOf.ts"
import { problemOf, useSwapping } from "../useSwapping.ts"
import shared from "./swap.css?inline"
import css from "./swapReceiver.css?inline"

/** Longer than any address or name. */
const MAX_LENGTH = 200

const isOfReceiver = (error: unknown) =>
  (error as { readonly details?: { readonly reason?: unknown } } | null)?.details?.reason === "receiver"

/** Who else gets what is bought: the review that was left is made anew for them. */
export const SwapReceiver = withStepWords(() => {
  const { kit, messages } = useModalContext()
  const words = useWords()
  const steps = useStepWords()
  const { api, network, state } = useSwapping()
  const { review } = state
  const [text, setText] = useState("")
  const [error, setError] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  const isShown = useRef(true)
  const field = useRef<HTMLTextAreaElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  useStyleSheet(element, shared)
  useStyleSheet(element, css)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const problem =
    error === undefined
      ? undefined
      : fill(isOfReceiver(error) ? steps.receiverWrong : words.problems[problemOf(error)], {
          network: network?.name ?? "",
          symbol: network?.nativeCurrency.symbol ?? ""
        })
  useAnnouncement(problem)
  if (review === undefined)
    return (
      <EmptyState
        icon={<SwapIcon />}
        action={<Button onClick={() => kit.navigation.goBack()}>{messages.back}</Button>}
      >
        {steps.reviewGone}
      </EmptyState>
    )
  const take = async () => {
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    try {
      const { quote, unlimited = false } = review
      await api.prepare({ ...requestOf(quote), unlimited, receiver: text })
      if (isShown.current) kit.navigation.goBack()
    } catch (cause) {
      if (!isShown.current) return
      setError(cause)
      field.current?.focus()
    } finally {
      if (isShown.current) setIsBusy(false)
    }
  }
  return (
    <form className="swap" ref={element} noValidate onSubmit={(event) => event.preventDefault()}>
      <Field label={steps.receiverOther} htmlFor={id} invalid={problem !== undefined}>
        <textarea
          ref={field}
          id={id}
          className="swap-receiver"
          rows={2}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          maxLength={MAX_LENGTH}
          dir={text === "" ? undefined : "ltr"}
          placeholder={steps.receiverHint}
          value={text}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}note`}
          onChange={({ target }) => {
            setText(target.value)
            setError(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return
            event.preventDefault()
            void take()
          }}
        />
        {problem !== undefined && <FieldNote id={`${id}note`} problem={problem} />}
      </Field>
      <ActBar>
        <Button variant="main" busy={isBusy} onClick={() => void take()}>
          {words.review}
        </Button>
      </ActBar>
    </form>
  )
})
