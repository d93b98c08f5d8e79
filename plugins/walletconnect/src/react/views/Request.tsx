import { readSlice } from "@latchkey/core"
import {
  fill,
  Icon,
  useAnnouncement,
  useModalContext,
  useModalState,
  useStyleSheet,
  WaitRing
} from "@latchkey/react/view"
import { useRef } from "react"
import { pairingSlice } from "../../PairingState.ts"
import { useWords, withWords } from "../messages/useWords.ts"
import { requestLinkOf } from "../requestLinkOf.ts"
import { useStuck } from "../useStuck.ts"
import { LinkButton } from "./LinkButton.tsx"
import css from "./pairing.css?inline"

const RequestView = () => {
  const { messages: shared } = useModalContext()
  const words = useWords()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const link = useModalState(requestLinkOf)
  const name = useModalState((state) => readSlice(state, pairingSlice).wallet?.name) ?? "WalletConnect"
  const { stuck, onOpen, opened } = useStuck()
  const named = { wallet: name }
  const open = fill(words.openWallet, named)
  const text = stuck ? words.stuckRequest : fill(words.requestText, named)
  useAnnouncement(text)
  return (
    <div className="pairing" ref={element}>
      <div className="waiting">
        <WaitRing state={stuck ? "still" : "waiting"}>
          <Icon id={name} name={name} size={72} />
        </WaitRing>
        <div className="waiting-text">
          <h2>{stuck ? fill(words.stuckTitle, named) : open}</h2>
          <p>{text}</p>
        </div>
        {link !== undefined && (
          <LinkButton link={link} onOpen={onOpen}>
            {opened ? shared.tryAgain : open}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** Leads to the wallet on this phone, which shows a request that nobody sees here. */
export const Request = withWords(RequestView)
