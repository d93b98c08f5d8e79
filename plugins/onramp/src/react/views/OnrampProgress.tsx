import { journeyViews, type Amount, type OnrampProgress as Progress } from "@latchkey/core"
import {
  Button,
  CopyButton,
  EmptyState,
  fill,
  LinkRow,
  OutcomeMark,
  RowGroup,
  shortenAddress,
  showHolding,
  useAnnouncement,
  useModalContext,
  useStyleSheet,
  WaitRing
} from "@latchkey/react/view"
import { useEffect, useRef, useState } from "react"
import { BuyIcon } from "../icons.tsx"
import { useProgressWords, withProgressWords } from "../messages/useProgressWords.ts"
import type { OnrampProgressMessages } from "../OnrampProgressMessages.ts"
import { useBuying, type BuyingView } from "../useBuying.ts"
import shared from "./onramp.css?inline"
import css from "./onrampProgress.css?inline"

const Latest = () => {
  const { kit, messages: shared } = useModalContext()
  const words = useProgressWords()
  const { api, state } = useBuying()
  const { progress } = state
  return progress === undefined ? (
    <EmptyState
      icon={<BuyIcon />}
      action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
    >
      {words.nothingBegun}
    </EmptyState>
  ) : (
    <ProgressOf progress={progress} api={api} />
  )
}

/** What becomes of the latest purchase. */
export const OnrampProgress = withProgressWords(Latest)

type Stage = "open" | "blocked" | "closed" | "pending" | "success" | "failed" | "unknown"

const stageOf = ({ status, window }: Progress): Stage => (status === "opened" ? window : status)

const wordsOf = (stage: Stage, words: OnrampProgressMessages) => ({
  title: words[`${stage}Title`],
  text: words[`${stage}Text`]
})

const ringOf: Readonly<Record<Stage, "waiting" | "failed" | "still">> = {
  open: "waiting",
  blocked: "still",
  closed: "still",
  pending: "waiting",
  success: "still",
  failed: "failed",
  unknown: "still"
}

/** How much more the account holds than before; undefined where it is no more, or not known. */
const growth = ({ before, now }: Progress): Amount | undefined =>
  before !== undefined && now !== undefined && before.decimals === now.decimals && now.value > before.value
    ? { ...now, value: now.value - before.value }
    : undefined

const ProgressOf = ({ progress, api }: { readonly progress: Progress; readonly api: BuyingView["api"] }) => {
  const { kit } = useModalContext()
  const words = useProgressWords()
  const [isLooking, setIsLooking] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, shared)
  useStyleSheet(element, css)
  const { provider, url, startedAt, status, address } = progress
  const stage = stageOf(progress)
  const values = { provider: provider.title }
  const { title, text } = wordsOf(stage, words)
  useAnnouncement(fill(`${title}. ${text}`, values))

  useEffect(() => {
    const controller = new AbortController()
    api.follow({ signal: controller.signal }).catch(() => {})
    return () => controller.abort()
  }, [api, startedAt])
  const look = async () => {
    if (isLooking) return
    setIsLooking(true)
    await api.look().catch(() => {})
    setIsLooking(false)
  }
  const isOver = stage === "success" || stage === "failed" || stage === "unknown"
  const mayOpen = stage === "blocked" || stage === "closed" || stage === "unknown" || stage === "failed"
  return (
    <div className="waiting" ref={element}>
      <WaitRing state={ringOf[stage]}>
        <OutcomeMark status={isOver ? stage : "sent"} icon={<BuyIcon />} />
      </WaitRing>
      <div className="waiting-text">
        <h2>{fill(title, values)}</h2>
        <p>{fill(text, values)}</p>
      </div>
      <Seen progress={progress} />
      <div className="onramp-end">
        <p className="onramp-note">
          {words.to}{" "}
          <bdi dir="ltr" title={address}>
            {shortenAddress(address)}
          </bdi>
        </p>
        {mayOpen && (
          <div className="onramp-link">
            <RowGroup label={fill(words.openPage, values)}>
              <LinkRow icon={<BuyIcon />} name={fill(words.openPage, values)} href={url} />
            </RowGroup>
            <CopyButton text={url} label={words.copyLink} copied={words.linkCopied} />
          </div>
        )}
        <Button variant={mayOpen ? "plain" : "main"} busy={isLooking} onClick={() => void look()}>
          {words.showBalance}
        </Button>
        {status === "unknown" && provider.tellsStatus && (
          <Button onClick={() => void api.follow().catch(() => {})}>{words.checkAgain}</Button>
        )}
        <Button onClick={() => kit.navigation.reset(journeyViews.account)}>{words.done}</Button>
      </div>
    </div>
  )
}

/** What the account holds now, once it was looked. */
const Seen = ({ progress }: { readonly progress: Progress }) => {
  const { locale } = useModalContext()
  const words = useProgressWords()
  const { before, now, lookFailed } = progress
  const grown = growth(progress)
  const text =
    lookFailed === true
      ? words.lookFailed
      : now === undefined
        ? undefined
        : grown !== undefined
          ? fill(words.grown, { amount: showHolding(grown, locale) })
          : before === undefined
            ? ""
            : words.notGrown
  useAnnouncement(text)
  return text === undefined ? null : (
    <p className="onramp-seen" data-grown={grown !== undefined || undefined}>
      {now !== undefined && <b>{fill(words.held, { amount: showHolding(now, locale) })}</b>}
      <span>{text}</span>
    </p>
  )
}
