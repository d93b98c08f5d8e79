import {
  Button,
  EmptyState,
  ErrorState,
  fill,
  Icon,
  Notice,
  pickWords,
  Row,
  RowList,
  RowsSkeleton,
  showMoment,
  Tabs,
  TwoPartDetail,
  useModalContext,
  useStyleSheet,
  wordsForCode
} from "@latchkey/react/view"
import { useRef, useState } from "react"
import type { SmartSession } from "../../SmartSessionsState.ts"
import { SessionIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import type { SessionPlace } from "../SmartSessionsMessages.ts"
import { titles } from "../messages/titles.ts"
import { useSessionViews } from "../useSessionViews.ts"
import { viewIds } from "../viewIds.ts"
import { permissionWords, placeOf } from "../wordsOfPermission.ts"
import css from "./smartSessions.css?inline"

const places: ReadonlyArray<SessionPlace> = ["active", "expired", "revoked"]

/** The account's sessions: those that are active, those that have expired, and those that were revoked. */
export const SessionList = () => {
  const { kit, locale, messages: shared } = useModalContext()
  const words = useWords()
  const { api, obstacle, network, sessions, now } = useSessionViews()
  const [chosen, setChosen] = useState(0)
  const place = places[chosen] ?? "active"
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const list = (sessions?.list ?? []).filter((session) => placeOf(session, now) === place)
  const isLoading = sessions === undefined || sessions.status === "loading"
  const isFailed = sessions?.code !== undefined
  const retry = (
    <Button busy={isLoading} onClick={() => void api.load().catch(() => {})}>
      {words.readAgain}
    </Button>
  )
  const endOf = ({ expiry, revokedAt }: SmartSession) =>
    revokedAt !== undefined
      ? fill(words.revokedOn, { date: showMoment(revokedAt, locale) })
      : fill(place === "expired" ? words.endedAt : words.until, { date: showMoment(expiry, locale) })

  const content = () => {
    if (obstacle !== undefined || network === undefined)
      return (
        <EmptyState icon={<SessionIcon />}>
          {obstacle === "SMART_SESSIONS_OFF" ? words.off : wordsForCode(shared, obstacle)}
        </EmptyState>
      )
    if (sessions?.list.length === 0 && isFailed)
      return (
        <ErrorState title={words.failed} action={retry}>
          {navigator.onLine ? wordsForCode(shared, sessions.code) : shared.viewFailedOffline}
        </ErrorState>
      )
    if ((sessions?.list.length ?? 0) === 0 && isLoading)
      return (
        <div aria-busy="true">
          <span className="unseen">{shared.loading}</span>
          <RowsSkeleton />
        </div>
      )
    return (
      <>
        {isFailed && (
          <>
            <Notice tone="warning">{words.outdated}</Notice>
            {retry}
          </>
        )}
        {list.length === 0 ? (
          <EmptyState icon={<SessionIcon />} action={!isFailed && retry}>
            {words.none[place]}
          </EmptyState>
        ) : (
          <RowList label={words.tabs[place]}>
            {list.map((session) => {
              const [first] = session.permissions.flatMap((permission) =>
                permissionWords(permission, {
                  network,
                  tokens: sessions?.tokens ?? {},
                  words,
                  locale,
                  isShort: true
                })
              )
              return (
                <Row
                  key={session.id}
                  icon={
                    <Icon
                      id={session.project ?? session.id}
                      name={session.project ?? words.unnamed}
                      size={40}
                    />
                  }
                  name={first?.text ?? words.unread}
                  detail={
                    <TwoPartDetail text={session.project ?? words.unnamed}>{endOf(session)}</TwoPartDetail>
                  }
                  leads
                  onClick={() => kit.navigation.push(viewIds.session, { id: session.id })}
                />
              )
            })}
          </RowList>
        )}
      </>
    )
  }
  return (
    <div ref={element} className="smart-sessions">
      <Tabs
        label={pickWords(titles.list, locale, shared.titles)}
        titles={places.map((one) => words.tabs[one])}
        chosen={chosen}
        onChoose={setChosen}
      >
        <div className="smart-sessions">{content()}</div>
      </Tabs>
    </div>
  )
}
