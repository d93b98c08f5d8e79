/** The words of what a name stands for, by locale. */
export const nameMessages = {
  en: { standsFor: "{name} stands for this address:", lookingUp: "Looking up the name" },
  ar: { standsFor: "{name} يشير إلى هذا العنوان:", lookingUp: "جارٍ البحث عن الاسم" },
  de: { standsFor: "{name} steht für diese Adresse:", lookingUp: "Der Name wird nachgeschlagen" }
} as const
