/** The plainly rude words, as they are written in its own letters and in Latin ones. */
export const rudeWords: readonly string[] =
  `شرموطة شرموط شراميط كس كسم كسمك كسامك كسها عرص عرصة معرص خول خولات منيوك متناك متناكة منيك ينيك طيز طيزك زب زبي قحبة قحاب كحبة عاهرة ديوث
  kosomak kosomk koskomak ksomak sharmouta sharmuta sharmota charmouta charmuta qahba gahba kahba manyouk metnak metnaka`.split(
    /\s+/u,
  )
