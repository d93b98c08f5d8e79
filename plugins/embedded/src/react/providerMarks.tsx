import type { ReactNode } from "react"
import type { ShownProvider } from "../providerNames.ts"

const drawings: Readonly<Record<ShownProvider, ReactNode>> = {
  google: (
    <g strokeWidth="3" strokeLinecap="butt">
      <path stroke="#ea4335" d="M14.67 5.33A6.6 6.6 0 0 0 4.12 7" />
      <path stroke="#fbbc05" d="M4.12 7a6.6 6.6 0 0 0 0 6" />
      <path stroke="#34a853" d="M4.12 13a6.6 6.6 0 0 0 9.94 2.2" />
      <path stroke="#4285f4" d="M14.06 15.2A6.6 6.6 0 0 0 16.6 10h-6.4" />
    </g>
  ),
  github: (
    <path d="M7.5 18v-2.6c0-.9.3-1.4.7-1.8-2.6-.3-4.7-1.4-4.7-5 0-1.1.4-2 1-2.7-.1-.9 0-1.8.3-2.6 0 0 1.1 0 2.6 1.2a9 9 0 0 1 5.2 0c1.5-1.2 2.6-1.2 2.6-1.2.3.8.4 1.7.3 2.6.6.7 1 1.6 1 2.7 0 3.6-2.1 4.7-4.7 5 .4.4.7 1 .7 1.8V18M7.5 16.3c-2 .6-3.2-.5-4-1.7" />
  ),
  apple: (
    <path
      fill="currentColor"
      stroke="none"
      d="M13.7 10.5c0-1.9 1.5-2.8 1.6-2.9-.9-1.3-2.3-1.5-2.8-1.5-1.2-.1-2.3.7-2.9.7s-1.5-.7-2.5-.7c-1.3 0-2.5.8-3.2 1.9-1.4 2.4-.4 6 1 7.9.7 1 1.4 2 2.5 2 1 0 1.4-.6 2.6-.6s1.5.6 2.6.6 1.7-1 2.4-1.9c.7-1.1 1-2.2 1.1-2.2-.1 0-2.4-.9-2.4-3.3zM11.8 4.8c.5-.7.9-1.6.8-2.5-.8 0-1.7.5-2.3 1.2-.5.6-.9 1.5-.8 2.4.9.1 1.7-.4 2.3-1.1z"
    />
  ),
  facebook: (
    <>
      <circle cx="10" cy="10" r="8.5" fill="#1877f2" stroke="none" />
      <path
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="butt"
        d="M10.6 18.4V8.9c0-1.5.8-2.3 2.2-2.3h1.1M7.6 10.9h5.6"
      />
    </>
  ),
  x: (
    <path
      strokeWidth="1.5"
      strokeLinecap="butt"
      d="M3.4 3.5h3.1l10.1 13h-3.1zM16 3.5l-5.1 5.6M8.9 11.3 4 16.5"
    />
  ),
  discord: (
    <>
      <path d="M6.1 4.7A13 13 0 0 1 8.3 4l.6 1.3a10 10 0 0 1 2.2 0l.6-1.3a13 13 0 0 1 2.2.7c2.1 3 2.9 6 2.6 9.3a11 11 0 0 1-3.4 1.8l-.8-1.4a7 7 0 0 1-4.6 0l-.8 1.4A11 11 0 0 1 3.5 14c-.3-3.3.5-6.3 2.6-9.3z" />
      <path strokeWidth="2.4" d="M7.5 10.4h.01M12.5 10.4h.01" />
    </>
  ),
  farcaster: (
    <path
      strokeWidth="1.8"
      strokeLinecap="butt"
      d="M3.5 4.4h13M5.4 4.4v12.2M14.6 4.4v12.2M3.2 16.6h4.4M12.4 16.6h4.4M5.4 12a4.6 4.6 0 0 1 9.2 0"
    />
  )
}

/**
 * The mark of a provider, 20 px; decorative, so it has no name of its own. How it is drawn stands inside: the buttons of a page reset
 * the picture itself.
 */
export const ProviderMark = ({ provider }: { readonly provider: ShownProvider }) => (
  <svg className="glyph" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round">
      {drawings[provider]}
    </g>
  </svg>
)
