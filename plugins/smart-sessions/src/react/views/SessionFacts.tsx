import {
  Fact,
  FactList,
  NetworkPicture,
  shortenAddress,
  showMoment,
  useModalContext,
  useStyleSheet
} from "@latchkey/react/view"
import { useRef } from "react"
import type { SmartSession } from "../../SmartSessionsState.ts"
import { useWords } from "../messages/useWords.ts"
import type { SessionViews } from "../useSessionViews.ts"
import { permissionWords, placeOf } from "../wordsOfPermission.ts"
import css from "./smartSessions.css?inline"

/** What a session allows, to whom, for which account and until when. */
export const SessionFacts = ({
  session,
  view: { account, network, sessions, now }
}: {
  readonly session: SmartSession
  readonly view: SessionViews
}) => {
  const { locale } = useModalContext()
  const words = useWords()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const { permissions, hasUnread, createdAt, expiry, revokedAt, project } = session
  const place = placeOf(session, now)
  const said =
    network === undefined
      ? []
      : permissions.flatMap((permission) =>
          permissionWords(permission, { network, tokens: sessions?.tokens ?? {}, words, locale })
        )
  return (
    <div ref={element} className="smart-sessions">
      <div className="smart-sessions-allows">
        <h2>{words.allows}</h2>
        <ul role="list">
          {said.map(({ text, isBoundless }, at) => (
            <li key={at} data-tone={isBoundless ? "warning" : undefined}>
              {text}
            </li>
          ))}
          {hasUnread && <li data-tone="warning">{words.unread}</li>}
        </ul>
      </div>
      <FactList lined>
        {project !== undefined && (
          <Fact name={words.project}>
            <bdi>{project}</bdi>
          </Fact>
        )}
        {account?.address !== undefined && (
          <Fact name={words.account}>
            <span dir="ltr" translate="no" title={account.address}>
              {shortenAddress(account.address)}
            </span>
          </Fact>
        )}
        {network !== undefined && (
          <Fact name={words.network} centred>
            <NetworkPicture network={network} size={20} />
            <bdi>{network.name}</bdi>
          </Fact>
        )}
        {createdAt !== undefined && <Fact name={words.begun}>{showMoment(createdAt, locale)}</Fact>}
        <Fact name={place === "active" ? words.ends : words.ended}>{showMoment(expiry, locale)}</Fact>
        {revokedAt !== undefined && <Fact name={words.revoked}>{showMoment(revokedAt, locale)}</Fact>}
      </FactList>
    </div>
  )
}
