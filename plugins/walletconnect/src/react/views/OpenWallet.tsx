import type { CatalogueWallet } from "@latchkey/core"
import {
  Button,
  CopyButton,
  fill,
  LinkRow,
  useModalContext,
  WaitRing,
  WalletPicture
} from "@latchkey/react/view"
import { storeLink, type WalletLink } from "../../links/walletLinks.ts"
import type { Device } from "../../links/Device.ts"
import type { PairingCode } from "../../PairingState.ts"
import { useWords } from "../messages/useWords.ts"
import { useStuck } from "../useStuck.ts"
import { LinkButton } from "./LinkButton.tsx"

/** Opens a wallet by a link, and says what to do next where that led nowhere. */
export const OpenWallet = ({
  code,
  link,
  wallet,
  device,
  onShowCode
}: {
  readonly code: PairingCode | undefined
  /** Made before it can be tapped; undefined while there is no code. */
  readonly link: WalletLink | undefined
  readonly wallet: CatalogueWallet | undefined
  readonly device: Device
  readonly onShowCode: (() => void) | undefined
}) => {
  const { messages: shared } = useModalContext()
  const words = useWords()
  const { opened, stuck, onOpen } = useStuck()
  const face = wallet ?? { id: "walletConnect", name: "WalletConnect" }
  const named = { wallet: face.name }
  const store = wallet === undefined ? undefined : storeLink(wallet, device)
  const open = wallet === undefined ? words.openAnyWallet : fill(words.openWallet, named)
  const [title, text] = stuck
    ? [fill(words.stuckTitle, named), words.stuckText]
    : opened
      ? [words.checking, words.openText]
      : [open, wallet === undefined ? words.openAnyText : words.openText]
  return (
    <div className="waiting">
      <WaitRing state={stuck ? "still" : "waiting"}>
        <WalletPicture wallet={face} size={72} />
      </WaitRing>
      <div className="waiting-text">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {link === undefined ? (
        <Button variant="main" busy>
          {words.preparing}
        </Button>
      ) : (
        <LinkButton link={link} onOpen={onOpen}>
          {opened ? shared.tryAgain : open}
        </LinkButton>
      )}
      {stuck && store !== undefined && (
        <LinkRow icon={<WalletPicture wallet={face} />} name={fill(words.getWallet, named)} href={store} />
      )}
      <div className="pairing-copy">
        {onShowCode !== undefined && (
          <Button variant="quiet" onClick={onShowCode}>
            {words.showCode}
          </Button>
        )}
        {code !== undefined && (
          <CopyButton
            text={code.uri}
            label={words.copyLink}
            copied={words.linkCopied}
            failed={words.linkFailed}
          />
        )}
      </div>
    </div>
  )
}
