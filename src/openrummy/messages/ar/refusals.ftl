# لماذا يُرفض أمر: refusal-<code>، والنقاط تُكتب شرطات (openrummy.core.refusals).
# الصفة ‎.plain تذكر القاعدة وحدها حين تغيب معلومة.
# ‎$cards و$card و$meld و$missing أوراق؛ و$turn و$owner و$seat و$seats لاعبون.

## الدور ومرحلته

refusal-turn-not_seated = لا أحد يجلس في { $seat } هنا: لا يفعل ذلك إلا لاعب على الطاولة.
    .plain = لا يفعل ذلك إلا لاعب على الطاولة.
refusal-match-over = انتهت المباراة.
refusal-round-over = انتهت الجولة: يجب توزيع الجولة التالية أولًا.
refusal-round-not_over = الجولة لم تنتهِ بعد: تُوزَّع التالية عند انتهائها.
refusal-turn-not_yours = ليس دورك: الدور على { $turn }.
    .plain = ليس دورك.
refusal-turn-draw_first = اسحب ورقة أولًا: يبدأ الدور بالسحب.
refusal-turn-already_drawn = لقد سحبت: السحب مرة واحدة في الدور.
refusal-turn-not_now = { $phase ->
    [offer] الورقة المكشوفة معروضة عليك: خذها أو مرّر.
    [draw] اسحب من الرزمة أو خذ الورقة المرمية.
    [play] لقد سحبت: ارمِ ورقة أو اطرق.
    [defend] أنت المدافع: أضف أوراقك إلى مجموعات الطارق، أو قل إنك انتهيت.
   *[other] لا يمكن ذلك في هذه اللحظة من الجولة.
}
    .plain = لا يمكن ذلك في هذه اللحظة من الجولة.
refusal-turn-not_this_game = لا وجود لهذا الفعل في هذه اللعبة.

## السحب

refusal-stock-empty = { $stock ->
    [0] لا ورقة للسحب: نفدت الرزمة ولا يمكن تجديدها من كومة الرمي.
   *[other] { $last_take ->
        [no] أُغلقت الرزمة: لم يبقَ فيها ما يكفي من الأوراق، فالجولة مسدودة.
       *[yes] أُغلقت الرزمة: خذ آخر ورقة مرمية لتنهي بها الجولة، أو دعها.
    }
}
    .plain = لا ورقة في الرزمة للسحب.
refusal-draw-pile_empty = كومة الرمي فارغة: اسحب من الرزمة.
refusal-gin-first_turn = ترك اللاعبان الورقة المكشوفة: السحب هذه المرة من الرزمة.
refusal-draw-let_go = لقد تركت هذه الورقة: اسحب من الرزمة.
refusal-draw-sold = بيعت ورقة الرمي في هذا الدور: اسحب من الرزمة.
refusal-draw-discard_depth = لا تؤخذ من كومة الرمي إلا الورقة العليا، وهي { $top } لا { $card }.
    .plain = لا تؤخذ من كومة الرمي إلا الورقة العليا.
refusal-draw-discard_when_down = بعد النزول لا يجوز أخذ الورقة المرمية: اسحب من الرزمة.
refusal-draw-only_after_opening = لا يأخذ الورقة المرمية إلا من افتتح: اسحب من الرزمة.
refusal-draw-discard_not_with_one_card = من بقيت في يده ورقة واحدة لا يأخذ الورقة المرمية: اسحب من الرزمة.
refusal-draw-discard_condition = لا تؤخذ { $card ->
    [JK] الورقة المرمية
   *[other] { $card }
} إلا لتوضع على الطاولة في الدور نفسه، ولا يمكنك ذلك.
    .plain = لا تؤخذ الورقة المرمية إلا لتوضع على الطاولة في الدور نفسه.

## الشراء

refusal-buy-none = لا شراء في هذه اللعبة: تؤخذ الورقة المرمية في دورك فقط.
refusal-buy-in_turn = في دورك الورقة المرمية مجانية: خذها بدل أن تشتريها.
refusal-buy-closed = لا ورقة تُطلب الآن: الطلب بعد الرمي، إلى أن يسحب صاحب الدور.
refusal-buy-initial_upcard = الورقة المكشوفة بعد التوزيع لا تُشترى.
refusal-buy-own_discard = لا يجوز أن تشتري الورقة التي رميتها.
refusal-buy-allowed_when_down = بعد النزول لا يجوز الشراء.
refusal-buy-max_per_round = اشتريت { $have ->
    [one] مرة
    [two] مرتين
    [few] { $have } مرات
   *[other] { $have } مرة
} في هذه الجولة؛ والمسموح { $most ->
    [one] شراء واحد
    [two] شراءان
    [few] { $most } مشتريات
   *[other] { $most } شراء
}.
    .plain = لم يبقَ لك شراء في هذه الجولة.
refusal-buy-answered = لقد أجبت: جواب واحد عن كل ورقة مرمية.
refusal-buy-pending = ما زال لغيرك رأي في الورقة المرمية ({ $seats }): خذها أو اتركها قبل أن تسحب.
    .plain = ما زال لغيرك رأي في الورقة المرمية: خذها أو اتركها قبل أن تسحب.
refusal-buy-when_short = الأوراق الباقية لا تكفي للشراء: يجب أن تكفي الرزمة لأوراق الشراء وللسحب التالي.
refusal-hand-max = بهذا الشراء يصير معك { $have } ورقة؛ وأكثر ما تحمله اليد { $most }.
    .plain = بهذا الشراء تزيد أوراقك على ما تحمله اليد.

## ما في اليد وما على الطاولة

refusal-card-not_held = { $where ->
    [pile] لا يمكنك أخذ { $cards }: ليست في كومة الرمي.
   *[hand] لا يمكنك لعب { $cards }: ليست عندك، أو ليس عندك هذا العدد منها.
}
    .plain = لا يمكنك لعب هذه الأوراق: ليست عندك.
refusal-meld-unknown = { $count ->
    [0] لا تركيبة على الطاولة بعد.
   *[other] لا تركيبة رقمها { $meld } على الطاولة: الترقيم من 0، وعددها { $count }.
}
    .plain = لا وجود لهذه التركيبة على الطاولة.
refusal-meld-no_cards = سمِّ الأوراق: لا تُنزَّل تركيبة فارغة.

## شكل التركيبات

refusal-meld-shape = { $cards } ليست تركيبة: المجموعة من رتبة واحدة، والمتتالية أوراق متتابعة من نقش واحد.
    .plain = ليست هذه تركيبة: المجموعة من رتبة واحدة، والمتتالية أوراق متتابعة من نقش واحد.
refusal-meld-min_naturals = تحتاج التركيبة إلى { $need ->
    [one] ورقة طبيعية واحدة
    [two] ورقتين طبيعيتين
    [few] { $need } أوراق طبيعية
   *[other] { $need } ورقة طبيعية
}؛ وفي هذه { $have }.
    .plain = تحتاج التركيبة إلى أوراق طبيعية لا إلى جواكر وحدها.
refusal-joker-max_per_meld = أكثر ما تحمله التركيبة { $most ->
    [one] جوكر واحد
    [two] جوكران
    [few] { $most } جواكر
   *[other] { $most } جوكر
}؛ وفي هذه { $have }.
    .plain = الجواكر في هذه التركيبة أكثر من المسموح.
refusal-joker-max_share = { $share ->
    [naturals_majority] يجب أن تكون الأوراق الطبيعية أكثر من الجواكر
   *[other] لا يجوز أن تزيد الجواكر على الأوراق الطبيعية
}: هنا { $jokers ->
    [one] جوكر واحد
    [two] جوكران
    [few] { $jokers } جواكر
   *[other] { $jokers } جوكر
} مقابل { $naturals ->
    [one] ورقة طبيعية واحدة
    [two] ورقتين طبيعيتين
    [few] { $naturals } أوراق طبيعية
   *[other] { $naturals } ورقة طبيعية
}.
    .plain = الجواكر في هذه التركيبة كثيرة بالنسبة إلى أوراقها الطبيعية.
refusal-joker-no_adjacent = لا يتجاور جوكران في متتالية.
refusal-set-rank = المجموعة من رتبة واحدة، وليست كذلك { $cards }.
    .plain = المجموعة من رتبة واحدة.
refusal-set-distinct_suits = المجموعة من نقوش مختلفة، و{ $card } مكرّرة.
    .plain = المجموعة من نقوش مختلفة.
refusal-set-min = تحتاج المجموعة إلى { $need } أوراق؛ وفي هذه { $have }.
    .plain = الأوراق أقل مما تحتاجه المجموعة.
refusal-set-max = أكثر ما تحمله المجموعة { $most } أوراق؛ وفي هذه { $have }.
    .plain = الأوراق أكثر مما تحمله المجموعة.
refusal-run-suit = المتتالية من نقش واحد، وليست كذلك { $cards }.
    .plain = المتتالية من نقش واحد.
refusal-run-rank_twice = كل ورقة مرة واحدة في المتتالية، و{ $card } مكرّرة.
    .plain = كل ورقة مرة واحدة في المتتالية.
refusal-run-gap = هذه الأوراق غير متتابعة: تنقص { $missing }.
    .plain = هذه الأوراق غير متتابعة.
refusal-run-order = هذه الأوراق غير متتابعة بهذا الترتيب: { $cards }.
    .plain = هذه الأوراق غير متتابعة بهذا الترتيب.
refusal-run-wrap = { $ace_low ->
    [no] لا تدور المتتالية حول الآس: { $cards } تصل الملك بالاثنين.
   *[yes] الآس صغير في هذه اللعبة: مكانه تحت الاثنين، لا فوق الملك.
}
    .plain = لا تدور المتتالية حول الآس من الملك إلى الاثنين.
refusal-run-min = تحتاج المتتالية إلى { $need } أوراق؛ وفي هذه { $have }.
    .plain = الأوراق أقل مما تحتاجه المتتالية.
refusal-run-max = أكثر ما تحمله المتتالية { $most } أوراق؛ وفي هذه { $have }.
    .plain = الأوراق أكثر مما تحمله المتتالية.
refusal-run-max_when_laid = أكثر ما في المتتالية عند إنزالها { $most } أوراق؛ وفي هذه { $have }. أضف الباقي لاحقًا.
    .plain = في هذه المتتالية أوراق أكثر مما يُنزَّل مرة واحدة: أضف الباقي لاحقًا.
refusal-run-ace_both_ends = يكون الآس في طرف واحد من المتتالية لا في الطرفين.
refusal-layoff-fit = لا تناسب { $cards } التركيبة { $meld }.
    .plain = لا يناسب ذلك هذه التركيبة.
refusal-layoff-end = لا ورقة توضع في الطرف { $end ->
    [low] الأدنى
   *[high] الأعلى
} من { $meld }: الآس يغلقه.
    .plain = لا تنمو هذه المتتالية من هذا الطرف.
refusal-joker-none = لا جوكر كهذا في { $meld }.
    .plain = لا جوكر كهذا في هذه التركيبة.
refusal-joker-on_replace = الجوكر الموضوع على الطاولة يبقى مكانه.
refusal-joker-set_replace = جوكر المجموعة يبقى مكانه.
refusal-joker-set_identity = { $identity ->
    [closed] يُستبدل جوكر المجموعة بالورقتين الناقصتين معًا، ولا ينقص هنا إلا { $missing }: يبقى هذا الجوكر.
    [both_missing] يُستبدل جوكر هذه المجموعة بالورقتين الناقصتين معًا ({ $missing }).
   *[other] لم يتحدد بعد ما يمثّله هذا الجوكر ({ $missing }): يُستبدل حين تكتمل النقوش الأخرى في المجموعة.
}
    .plain = لا يُستبدل جوكر هذه المجموعة بتلك الورقة.
refusal-joker-card = ليست { $card } ما يمثّله جوكر في { $meld }.
    .plain = لا جوكر في هذه التركيبة يمثّل تلك الورقة.
refusal-joker-slide = ليس للجوكر في { $meld } طرف { $end ->
    [low] أدنى
   *[high] أعلى
} خالٍ ينتقل إليه.
    .plain = ليس للجوكر طرف خالٍ ينتقل إليه.

## شروط اللعبة نفسها

refusal-contract-new_melds_after_down = بعد النزول لا تُنزَّل تركيبات جديدة: أضف أوراقك إلى تركيبات الطاولة.
refusal-opening-earliest_turn = الافتتاح من الدور { $need }؛ وهذا دورك رقم { $have }.
    .plain = ما زال الوقت مبكرًا للافتتاح.
refusal-opening-jokers_max = أكثر ما في الافتتاح { $most ->
    [0] بلا جوكر
    [one] جوكر واحد
    [two] جوكران
    [few] { $most } جواكر
   *[other] { $most } جوكر
}؛ وفي افتتاحك { $have }.
    .plain = الجواكر في هذا الافتتاح أكثر من المسموح.
refusal-opening-natural_run = { $way ->
    [three_naturals_inside] يحتاج الافتتاح إلى متتالية فيها ثلاث أوراق طبيعية متجاورة.
   *[other] يحتاج الافتتاح إلى متتالية بلا جوكر.
}
    .plain = يحتاج الافتتاح إلى متتالية من أوراق طبيعية.
refusal-opening-counts_layoffs = الأوراق المضافة لا تُحسب في الافتتاح: افتتح أولًا ثم أضفها.
refusal-joker-retrieved_counts_for_opening = الجوكر المأخوذ من الطاولة في هذا الدور لا يدخل في الافتتاح.
refusal-opening-min_points = تساوي تركيباتك { $have ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $have } نقاط
   *[other] { $have } نقطة
}؛ والافتتاح يحتاج إلى { $need }.
    .plain = نقاط تركيباتك لا تكفي للافتتاح.
refusal-contract-list = هذه الجولة تطلب { contract-need }؛ وهذه { contract-have }.
    .plain = هذه التركيبات لا تفي بعقد هذه الجولة.
refusal-contract-extra_melds = هذه الجولة تطلب { contract-need } ولا تركيبة زائدة: أضف باقي الأوراق بعد النزول.
    .plain = انزل بتركيبات العقد دون غيرها.
refusal-contract-longer_melds = تركيبة هذا العقد { $need } أوراق؛ وإحدى هذه { $have }. أضف الباقي بعد النزول.
    .plain = لا تكون تركيبات هذا العقد أطول مما يطلب.
refusal-contract-same_suit_runs = { $way ->
    [gap] بين متتاليتين من نقش واحد يلزم { $need ->
        [one] رتبة واحدة
        [two] رتبتان
       *[other] { $need } رتب
    }؛ وبين هاتين { $have }.
   *[other] متتاليات العقد من نقوش مختلفة.
}
    .plain = هاتان المتتاليتان من نقش واحد متقاربتان أكثر من اللازم.
refusal-contract-same_rank_sets = مجموعات العقد من رتب مختلفة: { $cards } بجانبها أخرى من رتبتها.
    .plain = مجموعات العقد من رتب مختلفة.
refusal-layoff-requires_open = تضيف إلى الطاولة بعد أن تنزّل تركيباتك الأولى.
refusal-joker-swap_requires_open = تستبدل جوكرًا بعد أن تنزّل تركيباتك الأولى.
refusal-layoff-others = ليست هذه التركيبة لك: وضعها { $owner }.
    .plain = ليست هذه التركيبة لك: وضعها لاعب آخر.
refusal-layoff-same_turn_as_going_down = نزلت في هذا الدور: تضيف ابتداءً من دورك القادم.
refusal-opening-then_layoff = افتتحت في هذا الدور: تضيف ابتداءً من دورك القادم.
refusal-layoff-max_per_run_per_turn = تضيف إلى المتتالية في الدور الواحد { $most ->
    [one] ورقة واحدة
    [two] ورقتين
    [few] { $most } أوراق
   *[other] { $most } ورقة
} على الأكثر؛ وبهذا تصير { $have }.
    .plain = لا تضيف هذا العدد إلى متتالية واحدة في دور واحد.
refusal-table-rearrange = أوراق الطاولة تبقى في تركيباتها.
refusal-discard-just_taken = أخذت { $card } من كومة الرمي في هذا الدور: ارمِ ورقة أخرى.
    .plain = لا ترمِ الورقة التي أخذتها من كومة الرمي في هذا الدور.
refusal-discard-joker = لا يُرمى الجوكر: ارمِ ورقة أخرى.
refusal-discard-playable = { $card } تناسب تركيبة على الطاولة: أضفها أو ارمِ ورقة أخرى.
    .plain = الورقة التي تناسب تركيبة على الطاولة لا تُرمى.
refusal-draw-use_now = أخذت { $card } لتستعملها: ضعها على الطاولة قبل نهاية الدور.
    .plain = ضع الورقة التي أخذتها من كومة الرمي على الطاولة قبل نهاية الدور.
refusal-joker-retrieved_must_be_played = { $count ->
    [one] الجوكر الذي أخذته من الطاولة يجب أن يُلعب
    [two] الجوكران اللذان أخذتهما من الطاولة يجب أن يُلعبا
   *[other] الجواكر الـ{ $count } التي أخذتها من الطاولة يجب أن تُلعب
} قبل نهاية الدور.
    .plain = الجوكر المأخوذ من الطاولة يجب أن يُلعب قبل نهاية الدور.

## الجين

refusal-knock-melds = كل ورقة في تركيبة واحدة: { $cards } مستعملة مرة زائدة.
    .plain = كل ورقة في تركيبة واحدة.
refusal-gin-knock_limit = ستدقّ وعندك { $have ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $have } نقاط
   *[other] { $have } نقطة
} من الورق الميت؛ { $limit ->
    [0] وهنا يجب أن تدخل كل ورقة في تركيبة
   *[other] والحد الأقصى { $limit }
}.
    .plain = ورقك الميت أكثر من أن تدقّ.
refusal-gin-gin = ليس هذا جين: يبقى { $have ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $have } نقاط
   *[other] { $have } نقطة
} من الورق الميت.
    .plain = ليس هذا جين: في الجين تدخل كل ورقة في تركيبة.
refusal-gin-big_gin = الجين الكبير إحدى عشرة ورقة كلها في تركيبات: تبقى { $cards }.
    .plain = الجين الكبير إحدى عشرة ورقة كلها في تركيبات.
refusal-gin-big_gin_bonus = لا جين كبير على هذه الطاولة: ارمِ ورقة وأعلن الجين.
refusal-gin-layoff = لا إضافة هنا: تُلعب هذه الطاولة بلا إضافة، أو أن الخصم أعلن الجين.

## الطرق المسدودة

refusal-going_out = { $way ->
    [discard_required] آخر ورقة يجب أن تُرمى: أبقِ ورقة لذلك.
    [play_only] { $cards ->
        [none] هنا تنتهي بلعب أوراقك الأخيرة: لا تُرمى الورقة الأخيرة.
       *[other] سيبقى معك { $cards }، ولا يمكنك لعبها ولا رميها.
    }
   *[other] لن تستطيع إنهاء دورك بعد ذلك.
}
    .plain = ليست هذه طريقة للخروج هنا.
refusal-going_out-dead_end = لن تستطيع إنهاء دورك بعد ذلك: لا تبقى ورقة يجوز رميها.

## أجزاء الجمل السابقة

contract-need = { $need_sets ->
    [0] { contract-need-runs }
   *[other] { $need_runs ->
        [0] { contract-need-sets }
       *[other] { contract-need-runs } و{ contract-need-sets }
    }
}
contract-need-runs = { $need_runs ->
    [one] متتالية من { $run_min } أو أكثر
    [two] متتاليتين من { $run_min } أو أكثر
   *[other] { $need_runs } متتاليات من { $run_min } أو أكثر
}
contract-need-sets = { $need_sets ->
    [one] مجموعة من { $set_min } أو أكثر
    [two] مجموعتين من { $set_min } أو أكثر
   *[other] { $need_sets } مجموعات من { $set_min } أو أكثر
}
contract-have = { $have_runs ->
    [0] لا متتالية
    [one] متتالية واحدة
    [two] متتاليتان
   *[other] { $have_runs } متتاليات
} و{ $have_sets ->
    [0] لا مجموعة
    [one] مجموعة واحدة
    [two] مجموعتان
   *[other] { $have_sets } مجموعات
}
seat-number = المقعد { $seat }

## ما كُتب خطأً

bad-command-empty = لا شيء: اكتب أمرًا.
bad-command-unknown = "{ $word }" ليس أمرًا.
bad-command-bad_card = "{ $word }" ليست ورقة. تُكتب الأوراق رتبةً ونقشًا: 7H وTD وQS؛ والجوكر JK.
bad-command-form = لا يُكتب هذا الأمر هكذا. { $how }
command-form-draw = للسحب من الرزمة اكتب: draw
command-form-take = لأخذ الورقة المرمية اكتب: take
command-form-buy = لطلب الورقة المرمية اكتب: buy
command-form-pass = لترك الورقة المرمية اكتب: pass
command-form-meld = لإنزال تركيبات اكتب: meld 4H 5H 6H 7H | 9S 9D 9C
command-form-add = لإضافة أوراق إلى تركيبة اكتب: add TH to 0 [high|low]
command-form-swap = لوضع ورقة مكان جوكر اكتب: swap 7S in 1 [high|low]
command-form-move = لنقل ورقة بين تركيبتين اكتب: move 2S from 0 to 1 [high|low]
command-form-discard = للرمي اكتب: discard 2S
command-form-knock = للدقّ اكتب: knock TS [with 4H 5H 6H | 9S 9D 9C]
command-form-gin = لإعلان الجين اكتب: gin TS [with 4H 5H 6H | 9S 9D 9C]
command-form-grand = لإعلان الجين الكبير اكتب: grand gin
command-form-defend = لعرض تركيباتك اكتب: defend 4S 5S 6S | KH KD KC
command-form-done = لإنهاء الإضافة اكتب: done
command-form-next = لتوزيع الجولة التالية اكتب: next
command-form-resign = للانسحاب من المباراة اكتب: resign
command-form-abandon = لإنهاء المباراة بلا فائز اكتب: abandon

bad-seats =
    { $one ->
        [yes] عدد اللاعبين في هذه اللعبة { $least }، لا { $seats }.
       *[no] هذه اللعبة لعدد من { $least } إلى { $most } لاعبين، لا { $seats }.
    }
