import {
  Button,
  CopyButton,
  QrCode,
  Skeleton,
  useAnnouncement,
  useModalContext,
  useStyleSheet
} from "@latchkey/react/view"
import { useRef } from "react"
import { useWords } from "../messages/useWords.ts"
import css from "./farcaster.css?inline"

/** What Farcaster's app opens: as a code for a phone, and as a link on this device. */
export const ConnectingFarcaster = ({ url }: { readonly url: string | undefined }) => {
  const words = useWords()
  const { kit, messages: shared } = useModalContext()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  useAnnouncement(url === undefined ? words.farcasterPreparing : words.farcasterText)
  return (
    <div className="embedded-farcaster" ref={element}>
      {url === undefined ? (
        <Skeleton width={268} height={268} radius={24} />
      ) : (
        <QrCode text={url} label={words.farcasterCode} />
      )}
      <p>{words.farcasterText}</p>
      <div className="embedded-farcaster-copy">
        {url === undefined ? (
          <span>{words.farcasterPreparing}</span>
        ) : (
          <CopyButton
            text={url}
            label={words.farcasterCopy}
            copied={words.farcasterCopied}
            failed={words.farcasterCopyFailed}
          />
        )}
      </div>
      <div className="buttons">
        {url !== undefined && (
          <a className="button" data-variant="main" href={url} target="_blank" rel="noopener noreferrer">
            <span className="button-label">{words.farcasterOpen}</span>
          </a>
        )}
        <Button variant="quiet" onClick={() => kit.navigation.goBack()}>
          {shared.cancel}
        </Button>
      </div>
    </div>
  )
}
