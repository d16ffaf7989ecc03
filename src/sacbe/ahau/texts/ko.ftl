# 아하우 한국어. 이름 규칙은 en.ftl과 같습니다.

name-ahau = 아하우

## 신, 색, 자원

name-chief = 최고신
name-rain = 비의 신
name-trade = 교역의 신
name-sun = 태양신
name-jaguar = 재규어 신
name-yellow = 노란색
name-blue = 파란색
name-black = 검은색
name-brown = 갈색
name-white = 흰색
name-corn = 옥수수
name-water = 물
name-obsidian = 흑요석
name-cacao = 카카오
name-limestone = 석회암
amount-corn = 옥수수 { $n }개
amount-water = 물 { $n }개
amount-obsidian = 흑요석 { $n }개
amount-cacao = 카카오 { $n }개
amount-limestone = 석회암 { $n }개

## 피라미드 타일

name-chief_yellow = 노랑 최고신
name-chief_blue = 파랑 최고신
name-chief_black = 검정 최고신
name-chief_brown = 갈색 최고신
name-chief_white = 하양 최고신
name-chief_wild = 만능 최고신
name-rain_yellow = 노랑 비의 신
name-rain_blue = 파랑 비의 신
name-rain_black = 검정 비의 신
name-rain_brown = 갈색 비의 신
name-rain_white = 하양 비의 신
name-rain_wild = 만능 비의 신
name-trade_yellow = 노랑 교역의 신
name-trade_blue = 파랑 교역의 신
name-trade_black = 검정 교역의 신
name-trade_brown = 갈색 교역의 신
name-trade_white = 하양 교역의 신
name-trade_wild = 만능 교역의 신
name-sun_yellow = 노랑 태양신
name-sun_blue = 파랑 태양신
name-sun_black = 검정 태양신
name-sun_brown = 갈색 태양신
name-sun_white = 하양 태양신
name-sun_wild = 만능 태양신
name-jaguar_yellow = 노랑 재규어 신
name-jaguar_blue = 파랑 재규어 신
name-jaguar_black = 검정 재규어 신
name-jaguar_brown = 갈색 재규어 신
name-jaguar_white = 하양 재규어 신
name-jaguar_wild = 만능 재규어 신
letter-yellow = 노
letter-blue = 파
letter-black = 검
letter-brown = 갈
letter-white = 흰
letter-wild = 만
short-chief = 최고
short-rain = 비
short-trade = 교역
short-sun = 태양
short-jaguar = 재규어
brief-chief = 최
brief-rain = 비
brief-trade = 교
brief-sun = 태
brief-jaguar = 재
letter-corn = 옥
letter-water = 물
letter-obsidian = 흑
letter-cacao = 카
letter-limestone = 석
short-corn = 옥수수
short-water = 물
short-obsidian = 흑요석
short-cacao = 카카오
short-limestone = 석회암

## 도시

name-chichen_itza = 치첸이차
name-uxmal = 우슈말
name-tulum = 툴룸
name-edzna = 에즈나
name-calakmul = 칼라크물
name-lamanai = 라마나이
name-palenque = 팔렝케
name-tikal = 티칼
name-yaxchilan = 야슈칠란
name-quirigua = 키리과

## 건물

name-acropolis = 아크로폴리스
name-ball_court = 구기장
name-city_walls = 성벽
name-gateway = 관문
name-giant_stele = 거대 석비
name-market = 시장
name-observation_tower = 관측탑
name-palace = 궁전
name-plaza = 광장
name-produce_market = 농산물 시장
name-raised_bed_farm = 돋움밭
name-royal_monument = 왕의 기념비
name-royal_palace = 왕궁
name-temple = 신전
name-workshop = 공방
explain-acropolis = 이동 단계 뒤, 통치자 주변 도시에 내 일꾼이 가장 많으면 명성 { $n }
explain-ball_court = 건물을 지을 때마다 무력 { $n }칸
explain-city_walls = 분쟁에서 져도 머물 수 있고 그곳에 배치할 수 있음
explain-gateway = 타일을 인접 지역에서 가져올 수 있음
explain-giant_stele = 분쟁에서 이길 때마다 명성 { $n }과 무기 1
explain-market = 건설할 때 자원 { $n }개를 원하는 자원으로 간주
explain-observation_tower = 이동 후 타일 { $n }개를 더 가져감
explain-palace = 일꾼이 가장 많은 도시마다 명성 { $n } 추가
explain-plaza = 건물을 지을 때마다 명성 { $n }
explain-produce_market = 생산할 때 다른 플레이어 { $n }명의 일꾼도 셈
explain-raised_bed_farm = 생산할 때 자원 { $n }개 추가
explain-royal_monument = 인접 보너스마다 명성 { $n } 추가
explain-royal_palace = 분쟁과 도시에서 동점이면 승리
explain-temple = 내 마커가 없는 신전마다 명성 { $n }
explain-workshop = 타일 { $n }개를 더 건설

## 역할

name-dancer = 무희
name-queen = 여왕
name-merchant = 상인
name-master_builder = 건축 장인
name-high_priestess = 대여사제
name-war_captain = 전쟁 대장
explain-dancer = 생산이나 건설 대신 신을 소환
explain-queen = 자원 { $n }개로 일꾼을 눕힘
explain-merchant = 어디서나 생산하고 원하는 자원 { $n }개 추가
explain-master_builder = 처음 건설하는 타일 { $n }개의 비용이 자원 1개씩 줄어듦
explain-high_priestess = 원하는 신을 소환하고 힘 { $n } 추가
explain-war_captain = 분쟁 전에 인접 지역으로 이동
name-role = 역할
name-pakal = 파칼 왕
name-shadow = 그림자

## 신 점수 타일

name-might_steps = 무력 2칸마다
name-pyramid_symbols = 피라미드의 문양
name-reserve_colours = 보관 타일의 색
name-temples_scored = 점수를 얻은 신전
name-resource_colours = 자원의 종류
name-buildings_built = 건물
name-city_gods = 내 도시의 신

## 그 밖의 구성물

name-card_1 = 카드 1
name-card_2 = 카드 2
name-card_3 = 카드 3
name-card_4 = 카드 4
name-card_5 = 카드 5
name-left = 왼쪽
name-middle = 가운데
name-right = 오른쪽
name-always = 항상
name-five_players = 5인용
name-easy = 쉬움
name-moderate = 보통
name-hard = 어려움

## 그 밖에 바뀌는 것 (여기에 이름이 없으면 말하지 않음)

name-weapons = 무기
name-might = 무력
name-workers = 남은 일꾼
name-tracker = 자원
name-standing_chichen_itza = 치첸이차의 일꾼
name-standing_uxmal = 우슈말의 일꾼
name-standing_tulum = 툴룸의 일꾼
name-standing_edzna = 에즈나의 일꾼
name-standing_calakmul = 칼라크물의 일꾼
name-standing_lamanai = 라마나이의 일꾼
name-standing_palenque = 팔렝케의 일꾼
name-standing_tikal = 티칼의 일꾼
name-standing_yaxchilan = 야슈칠란의 일꾼
name-standing_quirigua = 키리과의 일꾼
name-lying_chichen_itza = 치첸이차의 누운 일꾼
name-lying_uxmal = 우슈말의 누운 일꾼
name-lying_tulum = 툴룸의 누운 일꾼
name-lying_edzna = 에즈나의 누운 일꾼
name-lying_calakmul = 칼라크물의 누운 일꾼
name-lying_lamanai = 라마나이의 누운 일꾼
name-lying_palenque = 팔렝케의 누운 일꾼
name-lying_tikal = 티칼의 누운 일꾼
name-lying_yaxchilan = 야슈칠란의 누운 일꾼
name-lying_quirigua = 키리과의 누운 일꾼
name-region_1 = 1번 지역의 통치자
name-region_2 = 2번 지역의 통치자
name-region_3 = 3번 지역의 통치자
name-region_4 = 4번 지역의 통치자
name-region_5 = 5번 지역의 통치자
name-region_6 = 6번 지역의 통치자
name-temple_chief = 최고신 신전의 칸
name-temple_rain = 비의 신 신전의 칸
name-temple_trade = 교역의 신 신전의 칸
name-temple_sun = 태양신 신전의 칸
name-temple_jaguar = 재규어 신 신전의 칸

## 명성, 출처별

source-pyramid_spaces = 피라미드 칸
source-adjacency = 인접
source-building_spaces = 건물 칸
source-offer_slots = 제공 칸
source-building_effects = 건물
source-might_track = 무력 트랙
source-temple_spaces = 신전 칸
source-jaguar_god = 재규어 신
source-god_scoring = 신전
source-cities = 도시
source-pakal_trade = 교역의 신 (파칼 왕)
source-pakal_buildings = 건물 (파칼 왕)
source-pakal_unbuilt = 짓지 못한 타일 (파칼 왕)
name-points = 명성

## 할 수 있는 일

action-choose = { $card }: { $resources }, 타일 { $tile }
action-select = 통치자를 { $region }번 지역으로, 전력 { $number }{ $role ->
    [none] { "" }
   *[other] , { $role } 사용
  }
action-done = { $decision ->
    [war_captain] 머무르기
    [may_advance] 전진하지 않기
    [retreat] 성벽 뒤에 머무르기
    [take_tile] 타일을 더 가져가지 않기
    [region_bonus] 보너스를 받지 않기
    [summon] 소환하지 않기
    [offering] 그만 버리고 소환하기
    [trade] 일꾼을 더 옮기지 않기
    [swap] 바꾸지 않기
    [recall] 카드를 더 가져오지 않기
    [lay_down] 눕히지 않기
    [partner] 더 세지 않기
    [role] 지금도 나중에도 갖지 않기
    [produce_or_build] 차례 마치기
   *[other] 마침
  }
action-ruler = 통치자를 { $region }번 지역으로 이동
action-take = { $region }번 지역에서 { $tile } 가져오기
action-draw = 주머니에서 타일 뽑기
action-place = { $city }({ $god })에 일꾼 놓기
action-bonus = 지역 보너스 받기: { $does }
action-replace = { $building } 교체
action-summon = { $god } 소환 (피라미드에 { $tiles }개)
action-offer = { $colour } 타일 버리기
action-wild = 만능 타일을 { $colour } 타일로 버리기
action-colour = { $colour } 선택
action-deplete = { $site }번 생산지 소모: { $resource }
action-move = 일꾼 이동: { $city } → { $to }
action-on = 이어서 이동: { $to }
action-swap = 자원 바꾸기: { $give } → { $get }
action-recall = 카드 { $card } 되가져오기
action-lay = { $city }의 일꾼 눕히기
action-remove = { $city }의 일꾼 되가져오기
action-stand = { $city }의 일꾼 일으키기
action-advance = 무력 트랙에서 전진
action-produce = { $site }번 생산지에서 생산: { $resource } { $amount }개{ $any ->
    [0] { "" }
   *[other] , 원하는 자원 { $any }개
  }
action-partner = 플레이어 { $player }의 일꾼 { $amount }개도 세기
action-build = { $space }에 { $tile } 건설, { $cost ->
    [0] 무료
    [1] 자원 1개
   *[other] 서로 다른 자원 { $cost }개
  }{ $bonuses ->
    [0] { "" }
   *[other] , 보너스 { $bonuses }개
  }
action-construct = { $building } 건설 ({ $slot } 칸), 비용: { $printed } 중 { $cost }개{ $fame ->
    [0] { "" }
   *[other] , 명성 { $fame }
  }: { $does }
action-pay = { $resource } 1개 지불
action-gain = { $resource } 1개 받기
action-mark = { $temple } 신전에 마커 놓기
action-role = { $role }({ $number }) 갖기: { $does }
action-return = { $tile } 타일을 주머니에 돌려놓기
action-queen = 여왕 사용: 자원을 내고 일꾼을 눕히기
action-barter = 타일 2개를 { $resource } 1개로 교환
action-drop = { $tile } 버리기
action-trade = { $give } 2개를 { $get } 1개로 교환

## 여러 결정이 한 번에 이루어지는 것

action-build_for = { $space }에 { $tile } 건설, 지불: { $pay }{ $bonuses ->
    [0] { "" }
   *[other] , 보너스 { $bonuses }개
  }
action-construct_for = { $building } 건설 ({ $slot } 칸), 지불: { $pay }{ $fame ->
    [0] { "" }
   *[other] , 명성 { $fame }
  }: { $does }
action-pay_all = 지불: { $pay }
action-gain_all = 받기: { $get }
action-summon_with = { $god } 소환, 힘 { $strength }{ $n ->
    [0] { "" }
   *[other] , 버릴 타일: { $discards }
  }
action-barter_for = 타일 교환: { $discards } → { $resource } 1개
action-trade_often = { $give } 2개를 { $get } 1개로 교환, { $times }번
action-recall_all = 카드 되가져오기: { $cards }
name-wild_yellow = 만능(노란색)
name-wild_blue = 만능(파란색)
name-wild_black = 만능(검은색)
name-wild_brown = 만능(갈색)
name-wild_white = 만능(흰색)

## 누가 무엇을 했는지

did-choose = { $card } 선택
did-select = { $region }번 지역, 전력 { $number } 선택
did-done = { $decision ->
    [produce_or_build] 차례를 마침
    [may_advance] 전진하지 않음
    [retreat] 성벽 뒤에 머무름
    [region_bonus] 보너스를 받지 않음
    [summon] 소환하지 않음
   *[other] 하지 않음
  }
did-ruler = 통치자를 { $region }번 지역으로 이동
did-take = { $tile } 가져옴
did-draw = 타일을 뽑음
did-place = { $city }에 일꾼을 놓음
did-bonus = 지역 보너스를 받음
did-replace = { $building } 교체
did-summon = { $god } 소환
did-offer = { $colour } 타일을 버림
did-wild = 만능 타일을 { $colour } 타일로 버림
did-colour = { $colour } 선택
did-deplete = { $site }번 생산지({ $resource })를 소모
did-move = 일꾼 이동: { $city } → { $to }
did-on = 이어서 이동: { $to }
did-swap = 자원 바꿈: { $give } → { $get }
did-recall = 카드 { $card } 되가져옴
did-lay = { $city }의 일꾼을 눕힘
did-remove = { $city }의 일꾼을 되가져옴
did-stand = { $city }의 일꾼을 일으킴
did-advance = 무력 트랙에서 전진
did-produce = { $resource } { $amount }개를 생산
did-partner = 플레이어 { $player }의 일꾼도 셈
did-build = { $space }에 { $tile } 건설
did-construct = { $building } 건설
did-pay = { $resource } 지불
did-gain = { $resource } 받음
did-mark = { $temple } 신전에 마커를 놓음
did-role = 역할 카드를 가짐
did-return = { $tile } 타일을 돌려놓음
did-queen = 여왕을 사용
did-barter = 타일 2개를 { $resource } 1개로 교환
did-drop = { $tile } 타일을 버림
did-trade = { $give } 2개를 { $get } 1개로 교환

## 지금 정하는 것

step-over = 게임이 끝났습니다
step-choose_card = 요약 카드를 고르세요
step-round = 라운드 시작
step-select = 카드 두 장: 왼쪽은 지역, 오른쪽은 전력
step-reveal = 카드 공개
step-war_captain = 전쟁 대장이 더 이동할 수 있습니다
step-conflict = 분쟁
step-may_advance = 무력 트랙에서 전진할까요?
step-retreat = 분쟁에서 졌습니다: 통치자를 옮기세요
step-tiles = 모두 타일을 가져갑니다
step-take_tile = 피라미드 타일을 가져가세요
step-movement_end = 이동 단계 종료
step-turn = 차례 시작
step-place = 일꾼을 놓으세요
step-region_bonus = 지역 보너스를 받을까요?
step-summon = 신을 소환할까요?
step-offering = 소환에 타일을 버릴까요?
step-colour = 사용한 색 하나를 고르세요
step-chief = 최고신: 타일을 가져가거나 뽑으세요
step-rain = 비의 신: 생산지를 소모하세요
step-trade = 교역의 신: 일꾼을 옮기세요
step-swap = 자원을 바꿀까요?
step-recall = 카드를 가져오세요
step-lay_down = 일꾼을 눕히세요
step-jaguar = 재규어 신: 일꾼을 되가져오거나 일으키세요
step-produce_or_build = 생산하거나 건설하세요
step-partner = 다른 플레이어의 일꾼도 셀까요?
step-pay = 어떤 자원으로 지불할까요?
step-set_tile = 만능 타일은 어떤 색이 될까요?
step-set_building = 어떤 건물을 교체할까요?
step-advance = 무력 한 칸
step-gain = 어떤 자원을 받을까요?
step-mark = 어느 신전에 마커를 놓을까요?
step-role = 어떤 역할 카드를 가질까요?
step-drop = 어떤 타일을 버릴까요?
step-end_of_turn = 차례 종료
step-end_of_round = 라운드 종료
step-replenish = 타일 보충
step-give_back = 주머니가 비었습니다
step-return_tile = 주머니가 비었습니다: 타일을 돌려놓으세요
step-offer = 공개 건물 교체
step-celebration = 카툰 축제
step-family_rain = 비의 신
step-pakal_reward = 파칼 왕의 보상
step-pakal_bonus = 파칼 왕의 지역 보너스
step-pakal_summon = 파칼 왕의 소환
step-pakal_action = 파칼 왕의 생산 또는 건설
step-pakal_build = 파칼 왕의 건설
step-pakal_end = 파칼 왕의 차례 종료

## 바뀐 까닭

cause-setup = 준비
cause-cards = 카드
cause-conflict = 분쟁
cause-retreat = 후퇴
cause-taking = 타일 가져오기
cause-placing = 배치
cause-region_bonus = 지역 보너스
cause-marker = 마커
cause-producing = 생산
cause-building = 건설
cause-pyramid_space = 피라미드 칸
cause-building_space = 건물 칸
cause-might_track = 무력 트랙
cause-offer_slot = 제공 칸
cause-adjacency = 인접
cause-trading = 교환
cause-summoning = 소환
cause-redraw = 다시 가져오기
cause-empty_bag = 빈 주머니
cause-celebration = 축제
cause-city_majority = 도시에서 가장 많은 일꾼
cause-shadow_retreat = 선호하는 지역으로 후퇴
cause-shadow_tile = 선호하는 타일을 버림
cause-shadow_place = 일꾼이 가장 적은 곳
cause-pakal_beats = 전쟁 대장: 플레이어를 이김
cause-pakal_avoids = 전쟁 대장: 패배를 피함
cause-pakal_seeks = 전쟁 대장: 가장 선호하는 신이 있음
cause-pakal_stays = 전쟁 대장: 카드를 따름
cause-pakal_retreat = 선호하는 지역으로 후퇴
cause-pakal_tile = 선호하는 타일
cause-pakal_place_1 = 건물을 위해 지역을 완성
cause-pakal_place_2 = 건물이 있는 다른 지역의 새 도시
cause-pakal_place_3 = 타일이 가장 많은 신의 도시
cause-pakal_offers = 보관 타일 3개마다 1개
cause-pakal_claims = 교역의 신: 건물 차지
cause-pakal_majorities = 교역의 신: 도시 차지
cause-pakal_idle = 교역의 신: 남은 힘
cause-pakal_limit = 자원 한도 초과: 대신 건물
cause-pakal_builds = 건설 순서
cause-pakal_trades = 타일을 자원으로 교환
cause-pakal_unbuilt = 짓지 못한 타일
cause-pakal_difficulty = 난이도
cause-pakal_marker = 난이도에 따른 가운데 칸
cause-pakal_cards = 6번 카드 두 장을 되돌림

## 지금 할 수 없는 까닭

why-not-now = 지금 정하는 것이 아닙니다
why-must-choose = 그중에서 하나를 골라야 합니다
why-card-taken = 다른 플레이어가 가져간 카드입니다
why-same-card = 서로 다른 카드 두 장을 골라야 합니다
why-card-not-in-hand = 손에 없는 카드입니다: { $card }
why-no-region = 보드의 이쪽에는 { $region }번 지역이 없습니다. 지역은 { $regions }번까지 있습니다
why-region-not-adjacent = { $region }번 지역은 { $from }번 지역과 인접하지 않습니다
why-region-occupied = { $region }번 지역에는 통치자가 있습니다
why-must-retreat = 분쟁에서 지면 통치자를 옮겨야 합니다
why-must-take = 피라미드 타일을 가져가야 합니다
why-no-tile = { $region }번 지역의 그 칸에는 피라미드 타일이 없습니다
why-ruler-elsewhere = 내 통치자는 { $region }번 지역이 아니라 { $ruler }번 지역에 있습니다
why-gateway-used = 관문으로 인접 지역의 타일을 더 가져갈 수 없습니다
why-tiles-in-order = 타일은 정해진 순서로, 뒤에 필요한 만큼 남도록 가져가거나 버립니다
why-must-place = 일꾼을 놓아야 합니다
why-city-not-adjacent = { $city }: 통치자가 있는 { $region }번 지역과 인접하지 않은 도시입니다
why-city-barred = { $city }: 이번 라운드에 분쟁에서 진 { $region }번 지역과 인접한 도시입니다
why-queen-not-played = 이번 라운드에 여왕 카드를 내지 않았습니다
why-queen-used = 여왕은 라운드마다 한 번만 쓸 수 있습니다
why-queen-too-dear = 여왕을 쓰려면 자원 { $needs }개가 필요하고, 지금 { $has }개가 있습니다
why-queen-no-worker = 서 있는 내 일꾼이 없습니다
why-too-few-tiles = 교환하려면 { $colour } 타일이나 만능 타일 { $needs }개가 필요하고, 지금 { $has }개가 있습니다
why-too-few-to-trade = 교환하려면 { $resource } { $needs }개가 필요하고, 지금 { $has }개가 있습니다
why-same-resource = 다른 자원이어야 합니다
why-trades-in-order = 서로 상관없는 교환은 정해진 순서로 합니다
why-tile-other-colour = { $tile }: { $colour } 타일도 만능 타일도 아닙니다
why-tile-not-in-reserve = 보관 타일 중에 없습니다: { $tile }
why-god-of-another-city = 이번에 일꾼을 놓은 도시의 신은 따로 있습니다: { $god }
why-god-again = 이번 차례에 이미 소환한 신입니다: { $god }
why-no-matching-tile = 맞는 타일이 없습니다: { $god }
why-no-site-for-rain = 쓸 수 있는 타일과 같은 색의 생산지가 없습니다
why-no-worker-for-jaguar = 쓸 수 있는 타일과 같은 색의 생산지 옆에 내 일꾼이 없습니다
why-offering-too-small = 지금까지 쓴 타일로는 소환할 수 없습니다: { $god }
why-offering-in-order = 타일은 색 순서대로 버리고, 만능 타일은 마지막에 버립니다
why-offering-leads-nowhere = 지금 { $colour } 타일을 버리면 신을 소환할 수 없게 됩니다
why-colour-not-used = 소환에 쓰지 않은 색입니다: { $colour }
why-chief-takes-all = 최고신의 타일은 모두 가져갑니다
why-bag-empty = 뽑을 타일이 없습니다
why-site-depleted = 지금 { $site }번 자리에는 생산지가 없습니다
why-site-other-colour = { $resource }: 소환에 쓴 색의 생산지가 아닙니다
why-cities-not-adjacent = 두 도시는 인접하지 않습니다: { $city }, { $to }
why-worker-has-moved = { $city }에 서 있는 일꾼은 모두 이미 움직였습니다. 마지막 일꾼은 ‘on’으로 이어서 옮깁니다
why-worker-lies = { $city }의 내 일꾼은 누워 있어서 움직일 수 없습니다
why-nobody-stands = { $city }에 서 있는 내 일꾼이 없습니다
why-nobody-lies = { $city }에 누운 내 일꾼이 없습니다
why-nobody-walks = 이어서 옮길 일꾼이 아직 없습니다
why-city-visited = 그 일꾼은 { $city }에 이미 들렀습니다
why-none-to-give = 내놓을 자원이 없습니다: { $resource }
why-swap-without-colour = 두 자원 중 하나는 고른 색이어야 합니다: { $resource }
why-no-site-of-colour = { $city } 옆에는 소환에 쓴 색의 생산지가 없습니다
why-produce-or-build = 생산과 건설 중 하나만 할 수 있습니다
why-no-worker-placed = 이번 차례에 놓은 일꾼이 없습니다
why-only-the-dancer = 여기서 다른 신을 소환하는 것은 무희뿐입니다
why-site-not-adjacent = { $site }번 생산지: 이번에 일꾼을 놓은 { $city } 옆에 있지 않습니다
why-no-worker-by-site = { $site }번 생산지 옆에 내 일꾼이 없습니다
why-no-more-tiles = 그 도시의 내 일꾼으로는 타일 { $most }개까지 건설할 수 있습니다
why-space-full = { $space } 칸에는 이미 타일이 있습니다
why-no-support = { $space } 칸 아래의 두 칸에 모두 타일이 있어야 합니다
why-too-few-kinds = 서로 다른 자원 { $needs }개가 필요하고, 지금 { $has }개가 있습니다
why-colour-missing = 타일과 같은 색의 자원이 하나 필요한데 없습니다: { $resource }
why-slot-empty = { $slot } 칸은 비어 있습니다
why-building-too-dear = 자원 { $needs }개가 필요하고, 지금 { $has }개가 있습니다
why-shown-missing = 표시된 자원 중 { $needs }개가 필요하고, 지금 { $has }개가 있습니다
why-no-other-player = 다른 플레이어의 일꾼을 셉니다
why-player-not-by-site = 플레이어 { $player }의 일꾼은 생산지 옆에 없습니다
why-player-counted = 플레이어는 순서대로 한 번씩만 셉니다
why-none-to-pay = 없는 자원입니다: { $resource }
why-payment-in-order = 자원은 순서대로 지불합니다
why-rest-unpaid = 지금 { $resource } 1개를 내면 나머지를 지불할 수 없습니다
why-colour-not-paid = 만능 타일은 지불한 자원의 색이 됩니다. 지불하지 않은 자원입니다: { $resource }
why-resources-in-order = 자원은 순서대로 받습니다
why-marker-there = { $god } 신전에는 이미 내 마커가 있습니다
why-role-gone = 더미에 없는 역할입니다: { $role }
why-card-not-away = 사용하거나 버린 카드가 아닙니다: { $card }
why-only-the-role = 역할 카드만 되가져올 수 있습니다
why-cards-in-order = 카드는 순서대로 되가져옵니다

## 물품이 오가는 것 말고 일어나는 일. 규칙이 그림자와 파칼 왕 대신 고르는 것은 그 까닭까지

event-round = { $katun }카툰 { $round }라운드 시작
event-cards = { $region }번 지역, 전력 { $number } 공개{ $role ->
    [none] { "" }
   *[other] , { $role } 사용
  }
event-conflict = { $region }번 지역에서 분쟁
event-strength = 전력 { $strength }: 카드 { $number }, 무기 { $weapons }개
event-conflict-won = { $region }번 지역의 분쟁에서 승리: { $by-id ->
    [strength] 전력이 가장 높음
    [palace] 동점, 왕궁 보유
   *[might] 동점, 무력 트랙에서 더 위
  }
event-site = { $site }번 생산지({ $resource })가 달력으로 이동: { $last }칸 중 { $count }번째
event-calendar-full = 달력이 가득 참: 이번 라운드가 끝나면 카툰 축제
event-ending = { $ending-id ->
    [pyramid] 피라미드 완성: 이번 라운드로 게임 종료
    [workers] 마지막 일꾼을 놓음: 이번 라운드로 게임 종료
    [rounds] 더 이상 라운드가 없음: 게임 종료
   *[katuns] 마지막 카툰이 끝남: 게임 종료
  }
event-celebration = { $katun }카툰 축제
event-temple = { $god } 신전에서 명성 { $fame }: { $scoring }
event-temple-empty = { $god } 신전에는 마커가 없음
event-city = { $city }에서 명성 { $fame }: 일꾼 { $workers }개{ $tied ->
    [true] , 동점
   *[false] { "" }
  }
event-city-shadow = { $city }에 일꾼이 가장 많음({ $workers }개), 명성 없음
event-katun = { $katun }카툰 시작: 생산지를 다시 놓고 마커를 되가져옴
event-rival-retreats = { $region }번 지역으로 후퇴: { $reason-id ->
    [only] 비어 있는 지역은 그곳뿐
    [god] 가장 선호하는 신의 타일이 있음
    [workers] 동점이면 주변에 자신의 일꾼이 가장 많은 곳
   *[number] 동점이면 번호가 가장 낮은 곳
  }
event-rival-tile = { $tile } 선택: { $reason-id ->
    [only] 타일이 그것뿐
    [god] 더 선호하는 신
    [wild] 같은 신이면 만능 타일이 먼저
    [colour] 같은 신이면 피라미드에 가장 많은 색
   *[left] 같은 타일이면 왼쪽
  }
event-rival-no-tile = 지역에 타일이 없음
event-rival-no-city = 일꾼을 놓을 수 없음: 모든 도시가 분쟁에서 진 지역과 인접
event-rival-deck = 모든 카드를 섞어 새 더미를 만듦
event-shadow-city = { $city }에 일꾼을 놓음: { $reason-id ->
    [only] 놓을 수 있는 도시는 그곳뿐
    [fewest] 자신의 일꾼이 가장 적은 곳
    [god] 동점이면 가장 선호하는 신의 도시
   *[top] 동점이면 가장 위쪽
  }
event-shadow-building = { $region }번 지역을 둘러쌈: { $building } 제거
event-pakal-redraws = 지역을 가리키지 않는 카드 두 장을 돌려놓고 다시 뽑음
event-pakal-region = 통치자를 { $region }번 지역으로: { $reason-id ->
    [card] 카드대로
    [beats] 전쟁 대장이 그곳에서 플레이어를 이김
    [avoids] 전쟁 대장이 패배를 피해 선호하는 신이 있는 곳으로 감
    [seeks] 전쟁 대장의 최고 순위 신이 있음
   *[stays] 전쟁 대장에게 더 나은 곳이 없어 머무름
  }
event-pakal-city = { $city }에 일꾼을 놓음, { $rule ->
    [1] 자신의 지역 건물에 하나 모자란 도시
    [2] 건물이 있는 다른 지역의 새 도시
   *[3] 건물에 도움이 되는 도시가 없음
  }{ $reason-id ->
    [only] { "" }
    [tiles] : 여럿 중 그 신의 타일이 가장 많은 도시
    [god] : 여럿 중 선호하는 신의 도시
    [majority] : 여럿 중 아직 우세하지 않은 도시
   *[top] : 여럿이 같으면 가장 위쪽
  }
event-pakal-bonus = { $region }번 지역을 둘러싸고 무료로 건설: { $building }
event-pakal-no-bonus = { $region }번 지역을 둘러싸지 못함: { $building } 그대로
event-pakal-summons = { $god } 소환, 힘 { $strength }: 피라미드에 { $tiles }개, 버린 타일 { $discards }개
event-pakal-no-god = { $god } 소환 안 함: { $reason-id ->
    [tile] 피라미드에 맞는 타일이 없음
    [site] 쓸 수 있는 색의 생산지가 없음
   *[worker] 방금 놓은 일꾼 말고는 없음
  }
event-pakal-priestess = 대여사제가 { $god } 선택: { $reason-id ->
    [only] 소환할 수 있는 신은 하나뿐
    [fame] 그곳의 마커가 원하는 명성을 줌
    [strength] 가장 강한 소환
    [unmarked] 힘이 같으면 자신의 마커가 없는 곳
   *[god] 동점이면 선호하는 신
  }
event-pakal-dances = 무희가 { $god } 소환: 소환할 수 있는 신 중 가장 선호하는 신
event-pakal-no-dance = 무희가 소환할 수 있는 신이 없음
event-pakal-marker = { $moved ->
    [true] { $god } 신전의 마커를 왼쪽으로 옮김
   *[false] { $god } 신전에 마커를 놓음
  }
event-pakal-rain = { $site }번 생산지를 소모하고 자원 { $amount }개: { $reason-id ->
    [only] 맞는 생산지는 그곳뿐
    [theirs] 플레이어의 일꾼이 가장 많은 곳
    [fewest] 동점이면 자신의 일꾼이 가장 적은 곳
   *[top] 동점이면 가장 위쪽
  }
event-pakal-walk = 일꾼 이동: { $city } → { $to }
event-pakal-claims = { $region }번 지역의 { $building } 차지: 가장 적은 이동 { $moves }번, 남은 힘은 자원으로: { $left }
event-pakal-majorities = { $won ->
    [0] 일꾼을 옮겨 얻을 도시가 없음
   *[other] 도시 { $won }개 차지: 이동 { $moves }번
  }, 남은 힘은 명성으로: { $left }
event-pakal-cards = 카드 { $count }장을 더미로 되돌림, 역할 카드 먼저
event-pakal-lays = { $city }의 일꾼을 눕힘: { $reason-id ->
    [only] 고를 수 있는 도시는 그곳뿐
    [wins] 그곳에서 우세해짐
    [fewest] 일꾼이 가장 적은 곳
    [site] 동점이면 생산지 옆
    [god] 동점이면 선호하는 신
    [least_god] 동점이면 가장 덜 선호하는 신
   *[top] 동점이면 가장 위쪽
  }
event-pakal-lays-none = 눕힐 일꾼이 없음
event-pakal-jaguar = { $stands ->
    [true] { $city }의 일꾼을 일으킴
   *[false] { $city }의 일꾼을 되가져옴
  }: { $reason-id ->
    [only] 고를 수 있는 도시는 그곳뿐
    [lead] 플레이어가 가장 크게 앞선 곳
    [most] 동점이면 자신의 일꾼이 가장 많은 곳
    [least_god] 동점이면 가장 덜 선호하는 신
   *[top] 동점이면 가장 위쪽
  }
event-pakal-temple = { $god } 신전에 마커: { $reason-id ->
    [only] 마커가 없는 신전은 그곳뿐
    [award] 지금 가장 많은 명성을 줌
   *[least_god] 동점이면 가장 덜 선호하는 신
  }
event-pakal-produces = { $site }번 생산지에서 자원 { $amount }개 생산, { $why-id ->
    [merchant] 상인 사용
   *[cannot_build] 다음 순서의 타일을 건설할 수 없음
  }: { $reason-id ->
    [only] 생산지가 그곳뿐
    [most] 자신의 일꾼이 가장 많은 곳
    [theirs] 동점이면 플레이어의 일꾼이 가장 많은 곳
   *[chance] 동점이면 무작위
  }
event-pakal-idle = 다음 순서의 타일을 건설할 수도 생산할 수도 없음
event-pakal-builds = { $space }에 { $tile } 건설, 자원 { $cost }개{ $traded ->
    [0] { "" }
   *[other] , 타일 { $traded }개
  }: { $reason-id ->
    [only] 타일이 그것뿐
    [fame] 명성이 가장 많음
    [god] 동점이면 자신의 마커가 없는 선호하는 신
    [colour] 동점이면 보관 타일에 가장 많은 색
    [coloured] 동점이면 만능보다 색 타일
   *[chance] 동점이면 무작위
  }
event-pakal-buys = { $slot } 칸의 { $building } 건설, 자원 { $cost }개, { $why-id ->
    [order] 건설 순서
   *[tracker] 자원 한도 초과 대신
  }: { $reason-id ->
    [only] 공개 건물이 그것뿐
    [cheapest] 가장 저렴함
   *[right] 비용이 같으면 가장 오른쪽
  }
event-pakal-gains-nothing = 자원 { $amount }개를 받지 못함: 한도를 넘고, 지불할 수 있는 건물도 없음
event-pakal-unbuilt = 더 건설할 수 있는 타일 { $tiles }개를 건설하지 못함
event-pakal-queen = 여왕이 { $city }에 놓은 일꾼을 눕힘

## 선택 규칙

option-board = 개인 보드
option-family = 가족 게임
option-personal_scoring = 개인 점수
option-shadow = 그림자 플레이어
option-difficulty = 난이도
option-pakal_board = 파칼 왕의 보드
option-personality = 성격

## 게임판

board-reconstructed = 이 게임의 인쇄된 수치는 대부분 규칙서에 맞게 재구성한 값입니다. 실물이 있으면 다음 명령으로 고칠 수 있습니다: sacbe components ahau --export FILE
board-katun = { $katun }번째 카툰, { $round }라운드
board-calendar = 달력 { $last }칸 중 { $count }칸
board-celebration = 라운드 끝에 축제
board-ending = 마지막 라운드
board-bag = 주머니 { $bag }개, 버린 타일 { $discards }개
board-region = 지역
board-tiles = 타일
board-in-region = 보너스
board-rulers = 통치자
board-adjacent = 인접 지역
board-temple = 신전
board-pays = 명성 1을 주는 것
board-markers = 마커 (남은 명성: { $fame })
board-offer = 공개 건물
board-cost = 비용
board-does = 효과
board-might = 무력
board-players = 플레이어
board-fame = 명성
board-weapons = 무기
board-left = 일꾼
board-cards = 카드
board-pyramid = 피라미드
board-reserve = 보관 타일
board-built = 건물
board-personality = { $rival }의 선호
board-own = 가진 것
board-own-rest = 무기 { $weapons } · 무력 { $might } · 일꾼 { $workers }
board-legend = 타일: 신과 색 (노 노란색, 파 파란색, 검 검은색, 갈 갈색, 흰 흰색, 만 만능) · [1] 지역, ♛ 그곳의 통치자, 타일 두 개 · 도시 아래: 그 도시의 신과 일꾼, 괄호 안은 누운 일꾼으로 둘로 셉니다 · 길 위: 생산지 번호와 자원 (옥 옥수수, 물 물, 흑 흑요석, 카 카카오, 석 석회암), - 고갈됨 · 카드: 낸 카드 | 손에 든 카드
group-select = 통치자를 { $region }번 지역으로 (카드 { $left })
group-ruler = 통치자를 { $region }번 지역으로 이동 ({ $n }가지)
group-place = { $city }({ $god })에 일꾼 놓기 ({ $n }가지)
group-summon = { $god } 소환 ({ $n }가지)
group-build = { $tile } 건설 ({ $n }가지)
group-construct = { $building } 건설, { $slot } 칸 ({ $n }가지)
group-move = { $city }에서 일꾼 이동 (도시 { $n }곳)
group-trade = { $give } 교환하기 ({ $n }가지)
group-barter = 타일 2개를 { $resource } 1개로 교환 ({ $n }가지)
group-swap = { $give } 바꾸기 ({ $n }가지)
group-pay = 하나씩 지불 ({ $n }가지)
group-gain = 하나씩 받기 ({ $n }가지)
group-recall = 카드를 하나씩 되가져오기 ({ $n }장)

## 참고표

reference-building = { $building }: { $explain }
reference-role = { $role } ({ $number }): { $explain }
reference-buildings = 건물
reference-roles = 역할

## 행동 종류의 뜻, 봇을 만드는 사람에게

means-choose = 시작 타일이 놓인 요약 카드 고르기
means-select = 카드 두 장 선택: 왼손과 오른손
means-done = 더 하지 않기, 또는 아예 하지 않기
means-ruler = 통치자를 지역으로 이동
means-take = 지역의 피라미드 타일 가져오기
means-draw = 주머니에서 피라미드 타일 뽑기
means-place = 일꾼 배치
means-bonus = 지역 보너스 받기
means-replace = 건물 교체
means-summon = 신 소환
means-offer = 소환에 쓸 그 색 타일 버리기
means-wild = 만능 타일을 그 색으로 버려 소환에 쓰기
means-colour = 색 고르기
means-deplete = 비의 신으로 생산지 소모
means-move = 아직 움직이지 않은 일꾼을 이웃 도시로 이동
means-on = 같은 일꾼을 더 이동
means-swap = 자원 하나를 다른 자원으로 교체
means-recall = 카드 되찾기
means-lay = 일꾼 눕히기
means-remove = 일꾼 되찾기
means-stand = 일꾼 일으키기
means-advance = 무력 트랙 전진
means-produce = 생산지에서 생산
means-partner = 다른 사람의 일꾼도 함께 세기
means-build = 피라미드 칸에 타일 건설
means-construct = 공개 건물 건설
means-pay = 자원 지불
means-gain = 원하는 자원 받기
means-mark = 신전에 마커 놓기
means-role = 역할 카드 간직
means-return = 보관 타일을 주머니에 되돌리기
means-queen = 여왕 사용
means-barter = 타일 두 개를 버리고 자원 받기
means-drop = 타일 버리기
means-trade = 같은 자원 두 개를 다른 자원 하나와 교환

## 봇의 성격: 그 자체로 좋아하는 것

character-builder = 건축가
character-priest = 사제
character-warrior = 전사
character-merchant = 상인
about-character-builder = 건물을 좋아합니다
about-character-priest = 피라미드와 신들을 좋아합니다
about-character-warrior = 무기와 무력, 도시를 좋아합니다
about-character-merchant = 자원과 여러 색의 타일을 좋아합니다
