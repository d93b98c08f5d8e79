import {
  Button,
  CopyButton,
  EmptyState,
  Fact,
  FactList,
  formatDecimal,
  Icon,
  LinkRow,
  Notice,
  RowGroup,
  shortenAddress,
  Skeleton,
  useModalContext,
  useStyleSheet,
  type ViewProps
} from "@latchkey/react/view"
import { useEffect, useRef } from "react"
import type { HeldNft } from "../NftsState.ts"
import { PictureIcon } from "./icons.tsx"
import { useWords } from "./messages/useWords.ts"
import { addressOf, nameOfNft, shortNumber } from "./nameOfNft.ts"
import css from "./nfts.css?inline"
import type { NftsMessages } from "./NftsMessages.ts"
import { useShownNfts } from "./useShownNfts.ts"

/** One NFT of the account: everything that is known of it. */
export const NftView = ({ params }: ViewProps) => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const { network, nfts, describe } = useShownNfts(
    typeof params["namespace"] === "string" ? params["namespace"] : undefined
  )
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const nft = nfts?.list.find(({ key }) => key === params["key"])
  const key = nft?.details === "unread" ? nft.key : undefined
  useEffect(() => {
    if (key !== undefined) describe([key])
  }, [key, describe])
  const isLoading = nft === undefined && (nfts === undefined || nfts.status === "loading")
  return (
    <div ref={element} className="nft-view">
      {isLoading ? (
        <div aria-busy="true">
          <span className="unseen">{shared.loading}</span>
          <Skeleton width="100%" height={240} radius={16} />
        </div>
      ) : nft === undefined ? (
        <EmptyState
          icon={<PictureIcon />}
          action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
        >
          {words.gone}
        </EmptyState>
      ) : (
        <Nft nft={nft} network={network?.name ?? ""} words={words} onRetry={() => describe([nft.key])} />
      )}
    </div>
  )
}

const Nft = ({
  nft,
  network,
  words,
  onRetry
}: {
  readonly nft: HeldNft
  readonly network: string
  readonly words: NftsMessages
  readonly onRetry: () => void
}) => {
  const { locale, messages: shared } = useModalContext()
  const { collection, collectionName, id, count, standard, details, picture, description, doubt } = nft
  const name = nameOfNft(nft, words)
  const address = addressOf(nft)
  const copyable = (term: string, text: string, short: string, label: string) => (
    <Fact name={term} centred>
      <bdi dir="ltr" translate="no" title={text}>
        {short}
      </bdi>
      <CopyButton small text={text} label={label} copied={words.copied} failed={words.copyFailed} />
    </Fact>
  )
  return (
    <>
      <div className="nft-head">
        {details === "loading" && picture === undefined ? (
          <Skeleton width={240} height={240} radius={16} />
        ) : (
          <Icon id={collection} name={collectionName || name} src={picture} size={240} />
        )}
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {collectionName !== "" && (
          <p className="nft-of">
            <bdi>{collectionName}</bdi>
          </p>
        )}
      </div>
      {doubt !== undefined && <Notice tone="warning">{words.doubts[doubt]}</Notice>}
      {doubt === undefined && details === "barred" && <Notice>{words.barred}</Notice>}
      {doubt === undefined && details === "failed" && (
        <div className="nfts-outdated">
          <Notice tone="warning">{words.undescribed}</Notice>
          <Button onClick={onRetry}>{words.readAgain}</Button>
        </div>
      )}
      {description !== undefined && <p className="nft-description">{description}</p>}
      {nft.traits.length > 0 && (
        <section>
          <h3 className="nft-title">{words.traits}</h3>
          <FactList lined>
            {nft.traits.map((trait, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- they have no other name, and never change places
              <Fact key={index} name={<bdi>{trait.name}</bdi>}>
                <bdi>{trait.value}</bdi>
              </Fact>
            ))}
          </FactList>
        </section>
      )}
      <FactList lined>
        {count > 1n && <Fact name={words.held}>{formatDecimal(String(count), locale)}</Fact>}
        {copyable(words.contract, address, shortenAddress(address), words.copyContract)}
        {id !== undefined && copyable(words.number, id, shortNumber(id), words.copyNumber)}
        {standard !== "" && (
          <Fact name={words.standard}>
            <bdi>{standard}</bdi>
          </Fact>
        )}
        <Fact name={words.network}>
          <bdi>{network}</bdi>
        </Fact>
      </FactList>
      {nft.explorerUrl !== undefined && (
        <RowGroup label={shared.viewOnExplorer}>
          <LinkRow icon={<PictureIcon />} name={shared.viewOnExplorer} href={nft.explorerUrl} />
        </RowGroup>
      )}
    </>
  )
}
