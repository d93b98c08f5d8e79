import {
  CopyButton,
  fill,
  numberFormat,
  QrCode,
  Skeleton,
  useModalContext,
  WalletPicture
} from "@latchkey/react/view"
import type { CatalogueWallet } from "@latchkey/core"
import type { PairingCode } from "../../PairingState.ts"
import { useWords } from "../messages/useWords.ts"
import { useSecondsLeft } from "../useSecondsLeft.ts"

const MARK = 30
const VALID_SECONDS = 230
const GUARD_MILLIS = 10_000

const clock = (seconds: number, locale: string) => {
  const two = numberFormat(locale, { minimumIntegerDigits: 2 })
  return `${numberFormat(locale).format(Math.floor(seconds / 60))}:${two.format(seconds % 60)}`
}

/** The code to scan, how long it is valid, and the same as a link to copy. */
export const Code = ({
  code,
  wallet
}: {
  readonly code: PairingCode | undefined
  readonly wallet: CatalogueWallet | undefined
}) => {
  const words = useWords()
  return (
    <div className="pairing-code">
      {code === undefined ? (
        <Skeleton width={300} height={300} radius={28} />
      ) : (
        <ValidCode code={code} wallet={wallet} />
      )}
      <p className="pairing-text">
        {wallet === undefined ? words.scanAny : fill(words.scanWith, { wallet: wallet.name })}
      </p>
      <div className="pairing-copy">
        {code === undefined ? (
          <span className="pairing-time">{words.preparing}</span>
        ) : (
          <>
            <TimeLeft code={code} />
            <CopyButton
              text={code.uri}
              label={words.copyLink}
              copied={words.linkCopied}
              failed={words.linkFailed}
            />
          </>
        )}
      </div>
    </div>
  )
}

const ValidCode = ({
  code,
  wallet
}: {
  readonly code: PairingCode
  readonly wallet: CatalogueWallet | undefined
}) => {
  const words = useWords()
  const left = useSecondsLeft(code.expiresAt - GUARD_MILLIS)
  return (
    <div className="pairing-ring">
      <svg viewBox="0 0 300 300" fill="none" aria-hidden="true" focusable="false">
        <rect className="pairing-track" x="1.5" y="1.5" width="297" height="297" rx="27" pathLength="100" />
        <rect
          className="pairing-left"
          x="1.5"
          y="1.5"
          width="297"
          height="297"
          rx="27"
          pathLength="100"
          strokeDasharray={`${(100 * left) / VALID_SECONDS} 100`}
        />
      </svg>
      <QrCode text={code.uri} label={words.qrCode}>
        {wallet !== undefined && <WalletPicture wallet={wallet} size={MARK} />}
      </QrCode>
    </div>
  )
}

const TimeLeft = ({ code }: { readonly code: PairingCode }) => {
  const { locale } = useModalContext()
  const left = useSecondsLeft(code.expiresAt - GUARD_MILLIS)
  return (
    <span className="pairing-time" role="timer">
      {fill(useWords().validFor, { time: clock(left, locale) })}
    </span>
  )
}
