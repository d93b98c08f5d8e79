import type { OnrampPast } from "@latchkey/core"
import {
  Button,
  EmptyState,
  fill,
  Notice,
  RowsSkeleton,
  showHolding,
  showMoment,
  Tag,
  useAnnouncement,
  useModalContext,
  useStyleSheet
} from "@latchkey/react/view"
import { useEffect, useRef } from "react"
import { BuyIcon } from "../icons.tsx"
import { useProgressWords, withProgressWords } from "../messages/useProgressWords.ts"
import { showMoney } from "../showMoney.ts"
import { useBuying } from "../useBuying.ts"
import css from "./onrampPurchases.css?inline"

/** How long after an answer the next one is asked for, in milliseconds. */
const POLL_MILLIS = 4_000

const List = () => {
  const { messages: shared, locale } = useModalContext()
  const words = useProgressWords()
  const { api, account, network, state } = useBuying()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const whose = `${network?.caipNetworkId} ${account?.address}`
  const { status, value } = state.purchases ?? { status: "loading" as const }
  // A provider that did not answer may have told of something on its way before.
  const isAwaited =
    status === "ready" &&
    value !== undefined &&
    (value.unread.length > 0 || value.list.some((purchase) => purchase.status === "pending"))

  useEffect(() => {
    const controller = new AbortController()
    api.purchases({ signal: controller.signal }).catch(() => {})
    return () => controller.abort()
  }, [api, whose])
  useEffect(() => {
    if (!isAwaited) return undefined
    const timer = setTimeout(() => void api.purchases().catch(() => {}), POLL_MILLIS)
    return () => clearTimeout(timer)
  }, [api, isAwaited])

  const unread = (value?.unread ?? []).map((provider) => fill(words.unread, { provider })).join(" ")
  useAnnouncement(unread === "" ? undefined : unread)
  if (value === undefined) {
    return status === "failed" ? (
      <EmptyState
        icon={<BuyIcon />}
        action={<Button onClick={() => void api.purchases().catch(() => {})}>{shared.tryAgain}</Button>}
      >
        {words.listFailed}
      </EmptyState>
    ) : (
      <RowsSkeleton />
    )
  }
  return (
    <div className="onramp-past" ref={element}>
      {unread !== "" && <Notice tone="warning">{unread}</Notice>}
      {value.list.length === 0 ? (
        <EmptyState icon={<BuyIcon />}>{words.nothingBegun}</EmptyState>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and nothing else in it may have the focus
        <ul className="onramp-past-list" tabIndex={0}>
          {value.list.map((purchase) => (
            <Purchase key={`${purchase.provider.id} ${purchase.id}`} purchase={purchase} locale={locale} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** What the account has bought, as the providers tell it. */
export const OnrampPurchases = withProgressWords(List)

const tones = { pending: "quiet", success: "positive", failed: "warning" } as const

const Purchase = ({ purchase, locale }: { readonly purchase: OnrampPast; readonly locale: string }) => {
  const words = useProgressWords()
  const { provider, status, at, pay, purchased } = purchase
  return (
    <li className="onramp-past-row">
      <span className="onramp-past-line">
        <bdi className="onramp-past-name">
          {purchased === undefined ? words.somePurchase : showHolding(purchased, locale)}
        </bdi>{" "}
        <Tag tone={tones[status]}>{words.tags[status]}</Tag>
      </span>{" "}
      <span className="onramp-past-line" data-quiet="">
        <bdi className="onramp-past-name">{provider.title}</bdi>{" "}
        {pay !== undefined && <span>{fill(words.paid, { amount: showMoney(pay, locale) })}</span>}
      </span>{" "}
      {at !== undefined && (
        <time className="onramp-past-line" data-quiet="" dateTime={new Date(at).toISOString()}>
          {showMoment(at, locale)}
        </time>
      )}
    </li>
  )
}
