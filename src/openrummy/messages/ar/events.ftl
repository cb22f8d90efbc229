# سطر من السجلّ لكل نوع من الأحداث: event-<tag> (openrummy.table.events).
# اللاعبون أزواج: ‎$seat الاسم، و$seat_is إما "you" لمن يقرأ وإما "other".
# الورقة الخفية أو الغائبة "none"؛ والأعلام "yes" أو "no".

event-dealer_drawn = { $draws ->
    [none] {""}
   *[other] أوراق السحب للتوزيع: { $draws }.{" "}
}{ $dealer_is ->
    [you] أنت توزّع أولًا.
   *[other] { $dealer } يوزّع أولًا.
}
event-dealt = الجولة { $number }: { $dealer_is ->
    [you] أنت توزّع
   *[other] { $dealer } يوزّع
}، { $starter_is ->
    [you] وأنت تبدأ
   *[other] و{ $starter } يبدأ
}.{ $pile ->
    [none] {""}
   *[other] {" "}كُشفت { $pile }.
}{ $kept ->
    [none] {""}
   *[other] {" "}{ $cutter_is ->
        [you] قطعت عند جوكر واحتفظت به.
       *[other] { $cutter } قطع عند جوكر واحتفظ به.
    }
}{ $exact ->
    [yes] {" "}{ $cutter_is ->
        [you] قطعت أوراق التوزيع بالتمام.
       *[other] { $cutter } قطع أوراق التوزيع بالتمام.
    }
   *[no] {""}
}
event-turn_started = { $seat_is ->
    [you] دورك.
   *[other] دور { $seat }.
}{ $drawn ->
    [yes] {" "}الدور الأول بلا سحب.
   *[no] {""}
}
event-drew = { $bought ->
    [yes] { $seat_is ->
        [you] وسحبت معها { $card }.
       *[other] { $seat } سحب معها { $card ->
            [none] ورقة
           *[other] { $card }
        }.
    }
   *[no] { $seat_is ->
        [you] سحبت { $card }.
       *[other] { $seat } سحب { $card ->
            [none] ورقة
           *[other] { $card }
        } من الرزمة.
    }
}
event-took = { $seat_is ->
    [you] أخذت { $cards } من كومة الرمي
   *[other] { $seat } أخذ { $cards } من كومة الرمي
}{ $owed ->
    [yes] {" "}ليستعملها فورًا
   *[no] {""}
}.
event-recycled = صارت كومة الرمي رزمة جديدة من { $stock ->
    [one] ورقة واحدة
    [two] ورقتين
    [few] { $stock } أوراق
   *[other] { $stock } ورقة
}{ $kept ->
    [none] {""}
   *[other] ؛ وبقيت { $kept }
}.
event-buy_asked = { $seat_is ->
    [you] طلبت الورقة المرمية.
   *[other] { $seat } طلب الورقة المرمية.
}
event-passed = { $seat_is ->
    [you] تركت الورقة المرمية.
   *[other] { $seat } ترك الورقة المرمية.
}
event-bought = { $seat_is ->
    [you] اشتريت { $card }.
   *[other] { $seat } اشترى { $card }.
}
event-laid_down = { $seat_is ->
    [you] أنزلت { $melds }{ $opening ->
        [yes] {" "}ونزلت
       *[no] {""}
    }.
   *[other] { $seat } أنزل { $melds }{ $opening ->
        [yes] {" "}ونزل
       *[no] {""}
    }.
}
event-laid_off = { $seat_is ->
    [you] أضفت { $cards } إلى التركيبة { $meld }: { $after }.
   *[other] { $seat } أضاف { $cards } إلى التركيبة { $meld }: { $after }.
}
event-swapped = { $seat_is ->
    [you] وضعت { $cards } مكان جوكر
   *[other] { $seat } وضع { $cards } مكان جوكر
}{ $to_hand ->
    [yes] {" "}وصار الجوكر في اليد{ $owed ->
        [yes] {" "}ليُلعب فورًا
       *[no] {""}
    }
   *[no] {" "}وانتقل الجوكر
}. التركيبة { $meld }: { $after }.
event-moved = { $seat_is ->
    [you] نقلت { $card } من التركيبة { $source } إلى التركيبة { $target }
   *[other] { $seat } نقل { $card } من التركيبة { $source } إلى التركيبة { $target }
}: { $target_after }.
event-discarded = { $seat_is ->
    [you] رميت { $card }.
   *[other] { $seat } رمى { $card }.
}
event-skipped = { $seat_is ->
    [you] لا شيء يُسحب: يفوتك الدور.
   *[other] لا شيء يُسحب: يفوت { $seat } الدور.
}
event-knocked = { $call ->
    [gin] { $seat_is ->
        [you] عندك جين، ورميت { $card }:
       *[other] { $seat } عنده جين، ورمى { $card }:
    }
    [grand_gin] { $seat_is ->
        [you] عندك جين كبير:
       *[other] { $seat } عنده جين كبير:
    }
   *[knock] { $seat_is ->
        [you] دققت بـ{ $deadwood } ورميت { $card }:
       *[other] { $seat } دقّ بـ{ $deadwood } ورمى { $card }:
    }
}{ $melds ->
    [none] {" "}بلا تركيبات
   *[other] {" "}{ $melds }
}{ $unmatched ->
    [none] {""}
   *[other] ؛ والباقي { $unmatched }
}.
event-defended = { $melds ->
    [none] { $seat_is ->
        [you] لا تركيبات عندك لتعرضها.
       *[other] لا تركيبات عند { $seat } ليعرضها.
    }
   *[other] { $seat_is ->
        [you] عرضت { $melds }.
       *[other] { $seat } عرض { $melds }.
    }
}
event-round_ended = { $ending ->
    [out] { $seat_is ->
        [you] خرجت.
       *[other] { $seat } خرج.
    }
    [exhausted] لم يبقَ ما يُسحب: انتهت الجولة.
    [capped] طالت الجولة أكثر من اللازم: تنتهي هنا.
    [knock] { $seat_is ->
        [you] نجحت دقّتك.
       *[other] نجحت دقّة { $seat }.
    }
    [undercut] { $seat_is ->
        [you] دققت وانقلبت عليك.
       *[other] { $seat } دقّ وانقلبت عليه.
    }
    [gin] { $seat_is ->
        [you] فزت بالجين.
       *[other] { $seat } فاز بالجين.
    }
    [grand_gin] { $seat_is ->
        [you] فزت بالجين الكبير.
       *[other] { $seat } فاز بالجين الكبير.
    }
    [blocked] نفدت الرزمة ولم يدقّ أحد: لا تُحسب الجولة.
   *[void] لم يبقَ ما يُسحب: لا تُحسب الجولة.
}{ $deadwood ->
    [none] {""}
   *[other] {" "}الورق الميت: { $deadwood }.
} النقاط: { $points }.
event-match_ended = { $how ->
    [resigned] { $seat_is ->
        [you] انسحبت من المباراة.{" "}
       *[other] { $seat } انسحب من المباراة.{" "}
    }
    [abandoned] انتهت المباراة بلا فائز.{" "}
   *[played] انتهت المباراة.{" "}
}{ $count ->
    [0] {""}
    [one] { $winners_is ->
        [you] فزت.{" "}
       *[other] فاز { $winners }.{" "}
    }
   *[other] تقاسم الفوز { $winners }.{" "}
}النقاط النهائية: { $final }.

## أجزاء السطور السابقة

points-of = { $who } { $points }
list-and = { $first } و{ $last }
seat-you-within = أنت

## الأوراق بالكلمات

card-natural = { $rank } { $suit }
card-joker = جوكر
card-joker-for = جوكر مكان { $card }
rank-A = آس
rank-2 = اثنان
rank-3 = ثلاثة
rank-4 = أربعة
rank-5 = خمسة
rank-6 = ستة
rank-7 = سبعة
rank-8 = ثمانية
rank-9 = تسعة
rank-T = عشرة
rank-J = ولد
rank-Q = بنت
rank-K = ملك
suit-S = بستوني
suit-H = كوبة
suit-D = ديناري
suit-C = سباتي
