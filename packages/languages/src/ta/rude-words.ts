/** The plainly rude words, as they are written in its own letters and in Latin ones. */
export const rudeWords: readonly string[] =
  `புண்டை கூதி தேவடியா தேவிடியா தேவடியாள் தேவிடியாள் ஓத்தா ஒத்தா ங்கொத்தா ஓழ் சுண்ணி மயிரு தாயோளி தாயோழி கேனப்புண்டை பொச்சு சூத்து வேசி வேசை முண்டை
  koothi pundai punda thevdiya thevidiya thevidiyapaya thayoli ngotha oththa soothu mayiru`.split(/\s+/u)
