import { useRef } from "react"
import { withWords } from "../messages/useWords.ts"
import { useEmbedded } from "../useEmbedded.ts"
import { useFrameLook } from "../useFrameLook.ts"
import { SocialButtons } from "./SocialButtons.tsx"

const Worded = withWords(() => {
  const { api } = useEmbedded()
  const element = useRef<HTMLDivElement>(null)
  useFrameLook(element, api)
  return (
    <div ref={element}>
      <SocialButtons />
    </div>
  )
})

/** Signing in at a provider, among the ways to connect. */
const SocialMethod = () => <Worded params={{}} />

export default SocialMethod
