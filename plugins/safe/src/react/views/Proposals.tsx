import { readSlice } from "@latchkey/core"
import {
  Address,
  EmptyState,
  fill,
  fillCounted,
  formatDecimal,
  Glyph,
  Notice,
  pickWords,
  useAnnouncement,
  useModalContext,
  useModalState,
  useStyleSheet
} from "@latchkey/react/view"
import { useRef } from "react"
import { safeSlice, type Proposal } from "../../SafeState.ts"
import { useWords, withWords } from "../messages/useWords.ts"
import { proposalsDrawing } from "../proposalsDrawing.ts"
import { titles } from "../messages/titles.ts"
import css from "./proposals.css?inline"

const ProposalList = () => {
  const { locale, messages } = useModalContext()
  const words = useWords()
  const { safe, proposals } = useModalState((state) => readSlice(state, safeSlice))
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const [latest] = proposals
  useAnnouncement(latest === undefined ? "" : statusText(latest, words[latest.status], locale))
  const numbers = { required: safe?.threshold, owners: safe?.owners.length }
  return (
    <div className="proposals" ref={element}>
      {safe?.isReadOnly === true && <Notice>{words.readOnly}</Notice>}
      {proposals.length === 0 ? (
        <EmptyState
          icon={
            <Glyph>
              <path d={proposalsDrawing} />
            </Glyph>
          }
        >
          {words.empty}
        </EmptyState>
      ) : (
        <ul
          className="proposals-list"
          role="list"
          aria-label={pickWords(titles.proposals, locale, messages.titles)}
        >
          {proposals.map((proposal) => (
            <ProposalItem key={proposal.safeTxHash} proposal={proposal} />
          ))}
        </ul>
      )}
      {safe !== undefined && safe.owners.length > 0 && (
        <p className="proposals-owners">
          {fillCounted(words.owners, safe.threshold ?? 0, locale, shown(numbers, locale))}
        </p>
      )}
    </div>
  )
}

const shown = (numbers: Readonly<Record<string, number | undefined>>, locale: string) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, formatDecimal(String(value ?? 0), locale)])
  )

const statusText = ({ signatures, required }: Proposal, text: string, locale: string) =>
  fill(text, shown({ signatures, required }, locale))

const ProposalItem = ({ proposal }: { readonly proposal: Proposal }) => {
  const { locale } = useModalContext()
  const words = useWords()
  const { status, safeTxHash, transactionHash, signatures, required } = proposal
  const advice =
    status === "signatures" ? words.signaturesText : status === "execution" ? words.executionText : undefined
  return (
    <li className="proposal" data-status={status}>
      <p className="proposal-status">{statusText(proposal, words[status], locale)}</p>
      {status === "signatures" && (
        <span className="proposal-steps" aria-hidden="true">
          {Array.from({ length: Math.min(required, 12) }, (_, step) => (
            <span key={step} data-done={step < signatures || undefined} />
          ))}
        </span>
      )}
      {advice !== undefined && <p className="proposal-advice">{advice}</p>}
      <p className="proposal-hash">
        <span>{transactionHash === undefined ? words.proposal : words.transaction}</span>
        <Address address={transactionHash ?? safeTxHash} />
      </p>
    </li>
  )
}

/** What was proposed to the connected Safe, and where it is. */
export const Proposals = withWords(ProposalList)
