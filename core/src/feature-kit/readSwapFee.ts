import type { SwapFee } from "./SwapFee.ts"

/**
 * What a site keeps, as its options say it: a whole number of hundredths of a percent, at most what the service allows. Undefined where
 * they say nothing that can be taken, which a development build tells of: then no fee is asked for.
 */
export const readSwapFee = <Fee extends Partial<SwapFee>>(
  fee: Fee | undefined,
  { most, hasReceiver }: { readonly most: number; readonly hasReceiver: boolean }
): (Fee & { readonly basisPoints: number }) | undefined => {
  const { percent, receiver } = fee ?? {}
  if (fee === undefined || typeof percent !== "number" || !(percent > 0 && percent <= most)) return undefined
  const basisPoints = Math.round(percent * 100)
  if (basisPoints === 0 || Math.abs(basisPoints - percent * 100) > 1e-6) return undefined
  if (hasReceiver && !(typeof receiver === "string" && /^0x[0-9a-f]{40}$/i.test(receiver))) return undefined
  return { ...fee, basisPoints }
}
