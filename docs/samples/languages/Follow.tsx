import { ConnectButton, KitProvider } from "@latchkey/react"
import { kit } from "../quick-start/kit"

/** `language` is what your own texts are in: i18next's `i18n.language`, next-intl's `useLocale()`, FormatJS's `useIntl().locale`. */
export const Shop = ({ language }: { readonly language: string }) => (
  <KitProvider kit={kit} locale={language}>
    <ConnectButton />
  </KitProvider>
)
